/** The address if it leads to the web by http or https and carries no name or password, else null. */
export function webAddress(text: string): URL | null {
  // The URL parser forgives control characters and lets them hide a scheme; a card has no use for them.
  if (!/^https?:\/\/[^\s\\]+$/i.test(text)) return null;
  try {
    const address = new URL(text);
    const web = address.protocol === "https:" || address.protocol === "http:";
    return web && address.username === "" && address.password === "" ? address : null;
  } catch {
    return null;
  }
}
