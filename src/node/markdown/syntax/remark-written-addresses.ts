import type { Data, Root } from "mdast"
import type {} from "remark-rehype"
import type { Plugin } from "unified"
import { visit } from "unist-util-visit"

/**
 * Passes the addresses of links and images to HTML as the writer wrote them. Otherwise they would be
 * percent-encoded and, in MDX, get the path prefix from Gatsby's plugin before this project's plugins run.
 */
export const remarkWrittenAddresses: Plugin<[], Root> = () => (tree) => {
  const definitions = new Map<string, string>()
  visit(tree, "definition", ({ identifier, url }) => {
    if (!definitions.has(identifier)) definitions.set(identifier, url)
  })
  visit(tree, (node) => {
    switch (node.type) {
      case "link":
        setProperty(node, "href", node.url)
        break
      case "image":
        setProperty(node, "src", node.url)
        break
      case "linkReference":
        setProperty(node, "href", definitions.get(node.identifier))
        break
      case "imageReference":
        setProperty(node, "src", definitions.get(node.identifier))
        break
    }
  })
}

function setProperty(node: { data?: Data }, name: string, value: string | undefined): void {
  if (value === undefined) return
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, [name]: value } }
}
