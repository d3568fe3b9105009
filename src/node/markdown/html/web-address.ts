/** The URL of an address on the web, which can lack its scheme; `undefined` for any other address. */
export function webAddress(address: string): URL | undefined {
  if (!/^(?:https?:)?\/\//i.test(address) || !URL.canParse(address, "https://site")) return undefined
  return new URL(address, "https://site")
}
