/** Evaluates a printed formula by its own grammar, independent of the code that printed it. */
export function evaluateFormula(source: string): number {
  const tokens = source.match(/\d+(?:\.\d+)?(?:e[+-]?\d+)?|min|max|[+−×/(),⌈⌉]|\S/g) ?? [];
  let at = 0;
  const peek = () => tokens[at];
  const take = (wanted?: string): string => {
    const token = tokens[at++];
    if (token === undefined || (wanted !== undefined && token !== wanted)) {
      throw new Error(`expected ${wanted ?? "a token"} at ${at - 1} of ${source}`);
    }
    return token;
  };

  function sum(): number {
    let value = term();
    while (peek() === "+" || peek() === "−") value += take() === "+" ? term() : -term();
    return value;
  }
  function term(): number {
    let value = unary();
    while (peek() === "×" || peek() === "/") {
      if (take() === "×") value *= unary();
      else value /= unary();
    }
    return value;
  }
  function unary(): number {
    if (peek() !== "−") return atom();
    take();
    return -unary();
  }
  function atom(): number {
    const token = take();
    if (token === "(") {
      const value = sum();
      take(")");
      return value;
    }
    if (token === "⌈") {
      const value = Math.ceil(sum() - 1e-9);
      take("⌉");
      return value;
    }
    if (token === "min" || token === "max") {
      take("(");
      const values = [sum()];
      while (peek() === ",") {
        take(",");
        values.push(sum());
      }
      take(")");
      return token === "min" ? Math.min(...values) : Math.max(...values);
    }
    const value = Number(token);
    if (Number.isNaN(value)) throw new Error(`${token} is no number in ${source}`);
    return value;
  }

  const value = sum();
  if (at !== tokens.length) throw new Error(`left over at ${at} of ${source}`);
  return value;
}
