export interface HeaderRule {
  matches: (path: string) => boolean;
  headers: [name: string, value: string][];
}

function matcher(pattern: string): (path: string) => boolean {
  const literal = pattern
    .split("*")
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"))
    .join(".*");
  const expression = new RegExp(`^${literal}$`);
  return (path) => expression.test(path);
}

/** Reads the `_headers` format of static hosts: a path pattern, then its headers, indented. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    const content = line.trim();
    if (content === "" || content.startsWith("#")) continue;
    if (!/^\s/.test(line)) {
      rules.push({ matches: matcher(content), headers: [] });
      continue;
    }
    const colon = content.indexOf(":");
    const rule = rules.at(-1);
    if (colon < 1 || !rule) throw new Error(`_headers: cannot read the line "${content}"`);
    rule.headers.push([content.slice(0, colon).trim(), content.slice(colon + 1).trim()]);
  }
  return rules;
}

/** As static hosts do, every matching rule counts and the values of one name are joined. */
export function headersFor(rules: HeaderRule[], path: string): Record<string, string> {
  const found = new Map<string, string>();
  for (const { matches, headers } of rules) {
    if (!matches(path)) continue;
    for (const [name, value] of headers) {
      const earlier = found.get(name);
      found.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
    }
  }
  return Object.fromEntries(found);
}
