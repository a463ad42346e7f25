/** Remembers the last call: same arguments, by identity, same result. */
export function memo<Args extends readonly unknown[], Result>(
  compute: (...args: Args) => Result,
): (...args: Args) => Result {
  let last: { readonly args: Args; readonly result: Result } | null = null;
  return (...args) => {
    if (last?.args.every((arg, i) => Object.is(arg, args[i]))) return last.result;
    const result = compute(...args);
    last = { args, result };
    return result;
  };
}

/** Remembers the last call for each first argument, for as long as that object is in use. */
export function memoEach<Key extends object, Args extends readonly unknown[], Result>(
  compute: (key: Key, ...args: Args) => Result,
): (key: Key, ...args: Args) => Result {
  const byKey = new WeakMap<Key, (...args: Args) => Result>();
  return (key, ...args) => {
    let remembered = byKey.get(key);
    if (remembered === undefined) {
      remembered = memo((...rest: Args) => compute(key, ...rest));
      byKey.set(key, remembered);
    }
    return remembered(...args);
  };
}

/** Gives the last result for a key again for as long as a new one has the same fields. */
export function keepEqual<
  Key extends object,
  Args extends readonly unknown[],
  Result extends object,
>(compute: (key: Key, ...args: Args) => Result): (key: Key, ...args: Args) => Result {
  const byKey = new WeakMap<Key, Result>();
  return (key, ...args) => {
    const result = compute(key, ...args);
    const last = byKey.get(key);
    if (last !== undefined && sameFields(last, result)) return last;
    byKey.set(key, result);
    return result;
  };
}

/** Whether two objects or lists have the same fields with the same values, by identity. */
export function sameFields(a: object, b: object): boolean {
  if (a === b) return true;
  const [ofA, ofB] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    ofA.length === ofB.size &&
    ofA.every(([key, value]) => ofB.has(key) && Object.is(ofB.get(key), value))
  );
}
