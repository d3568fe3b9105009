import path from "node:path"
import type { Nodes, Parents, Root } from "mdast"
import type {} from "mdast-util-mdx-jsx"
import { visit } from "unist-util-visit"
import { isExternal, splitAddress } from "../../../shared/paths"
import { importedPartials, partialKey, type Partials } from "../../content/files/partials"
import { importedNames } from "../../docusaurus/remark-docusaurus-elements"
import type { MarkdownSource } from "../types"

declare module "mdast-util-mdx-jsx" {
  interface MdxJsxFlowElementData {
    /** Text of the imported Markdown file that the element shows. */
    partial?: Root
  }
}

interface Reading {
  partials: Partials | undefined
  /** Parses a file. */
  read(partial: MarkdownSource): Root
  /** The files on the way from the page to a body, the page first. They are not shown again in themselves. */
  above?: readonly string[]
}

/**
 * Adds the text of imported Markdown files to the data of the elements that show it, where only plugins that look for it find it.
 * Its addresses are changed to lead to the same target from the page.
 */
export function addPartials(
  tree: Root,
  source: MarkdownSource,
  { partials, read, above = [source.file] }: Reading,
): void {
  if (!partials || importedPartials(source, partials, above).length === 0) return
  const texts = new Map<string, Root>()
  for (const [name, address] of importedNames(tree)) {
    const partial = partials.get(partialKey(source.file, address))
    if (!partial || above.includes(partial.file)) continue
    const text = read(partial)
    visit(text, (node) => {
      if (node.type === "link" || node.type === "image" || node.type === "definition")
        node.url = addressFrom(above[0] ?? source.file, partial.file, node.url)
    })
    addPartials(text, partial, { partials, read, above: [...above, partial.file] })
    texts.set(name, text)
  }
  visit(tree, "mdxJsxFlowElement", (node) => {
    const text = texts.get(node.name ?? "")
    if (text) node.data = { ...node.data, partial: text }
  })
}

/** The nodes that readers see in place of a node's children: the text of the file that it shows, if it shows one. */
export function shownChildren(node: Parents): Nodes[] {
  return node.type === "mdxJsxFlowElement" && node.data?.partial ? node.data.partial.children : node.children
}

/** The address with which a page leads to what an address of an imported file leads to. */
function addressFrom(page: string, partial: string, url: string): string {
  const { path: target, search, hash } = splitAddress(url)
  if (target === "" || /^[/@]/.test(target) || isExternal(url)) return url
  const { dirname, extname, join, relative } = path.posix
  // The build resolves other addresses from the site's root, because a partial has no address of its own.
  const moved =
    extname(target) === "" ? join("/", target) : relative(dirname(page), join(dirname(partial), target))
  return moved + search + hash
}
