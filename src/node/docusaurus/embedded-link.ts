import type { Link } from "mdast"

/** The link that replaces an embedded page; `undefined` if the address is not a web address. */
export function embeddedLink(address: string | undefined, title: string | undefined): Link | undefined {
  if (address === undefined || !/^(?:https?:)?\/\//.test(address) || !URL.canParse(address, "https://site"))
    return undefined
  const { hostname } = new URL(address, "https://site")
  const text = title?.trim() || `Open the embedded page on ${hostname}`
  return { type: "link", url: address, children: [{ type: "text", value: text }] }
}
