import type { Link } from "mdast"
import type {} from "mdast-util-to-hast" // types `data.hProperties`
import type { SourcePosition } from "../../../shared/source-position"
import { directiveTag } from "../directives/directive"
import { webAddress } from "./web-address"

/** Temporary element for an embedded page between remark and rehype; it is never published. */
export const frameTag = directiveTag("frame")

/** An embedded page as the writer wrote it. */
export interface Frame extends SourcePosition {
  /** A web address, as browsers read it. */
  url: string
  /** Empty if it is missing. */
  title: string
}

/** Whether a site shows an embedded page as a frame; in place of any other, pages have a link. */
export function isShownFrame(
  { url, title }: Pick<Frame, "url" | "title">,
  hosts: readonly string[],
): boolean {
  return title.trim() !== "" && hosts.includes(new URL(url).origin)
}

/**
 * A link to an embedded page, with the attributes of its frame; `undefined` if the address is not a web address.
 * @param read returns an attribute of the `iframe`
 */
export function embeddedLink(read: (attribute: string) => string | undefined): Link | undefined {
  const url = webAddress(read("src") ?? "")
  if (url === undefined) return undefined
  const title = read("title")?.trim() ?? ""
  const sizes = ["width", "height"].flatMap((name) => {
    const size = read(name)
    return size !== undefined && /^\d{1,4}$/.test(size) ? [[name, Number(size)] as const] : []
  })
  return {
    type: "link",
    url: url.href,
    children: [{ type: "text", value: title || `Open the embedded page on ${url.hostname}` }],
    data: { hName: frameTag, hProperties: { src: url.href, title, ...Object.fromEntries(sizes) } },
  }
}

/** The embedded page that a link of `embeddedLink` leads to. */
export function frameOf({ url, data }: Link): Pick<Frame, "url" | "title"> | undefined {
  return data?.hName === frameTag ? { url, title: data.hProperties?.title ?? "" } : undefined
}
