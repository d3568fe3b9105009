import { htmlTags } from "../html/html-tags"

/** Attributes whose value is an address. */
const addresses: ReadonlySet<string> = new Set(["href", "src", "poster"])

/** An attribute with its value, which can be in quotes. */
const attribute = /([^\s=]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+)/y

/**
 * Replaces the addresses in a piece of HTML, which can be incomplete. The rest stays as it is written.
 * @param addressOf maps an address
 */
export function withAddresses(html: string, addressOf: (url: string) => string): string {
  let [written, end] = ["", 0]
  for (const { name, value, offset } of htmlTags(html).flatMap(({ attributes }) => attributes)) {
    attribute.lastIndex = offset
    const [whole, key = ""] = attribute.exec(html) ?? []
    if (whole === undefined || !addresses.has(name)) continue
    const address = addressOf(value)
    if (address === value) continue
    written += `${html.slice(end, offset)}${key}="${encode(address)}"`
    end = offset + whole.length
  }
  return written + html.slice(end)
}

function encode(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;")
}
