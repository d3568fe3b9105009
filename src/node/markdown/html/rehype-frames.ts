import type { Root } from "hast"
import type { Plugin } from "unified"
import { visit } from "unist-util-visit"
import { contextOf } from "../file-data"
import { frameTag, isShownFrame } from "./embedded-frame"

/**
 * Capabilities of a frame. Players of films need scripts and their own storage; a frame never has this site's origin, so it
 * cannot remove its sandbox.
 */
const sandbox =
  "allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"

/** Converts embedded pages to frames if the site allows their hosts, and to links otherwise. */
export const rehypeFrames: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, "element", (node) => {
    if (node.tagName !== frameTag) return
    const { src, title = "", width, height } = node.properties
    const url = String(src)
    const hosts = contextOf(file).frameHosts ?? []
    if (!URL.canParse(url) || !isShownFrame({ url, title }, hosts)) {
      node.tagName = "a"
      node.properties = { href: url }
      return
    }
    node.tagName = "iframe"
    node.properties = {
      src: url,
      title,
      ...(width === undefined ? {} : { width }),
      ...(height === undefined ? {} : { height }),
      loading: "lazy",
      sandbox: sandbox.split(" "),
      allowFullScreen: true,
      referrerPolicy: "strict-origin-when-cross-origin",
    }
    node.children = []
  })
}
