import type { Element, Root as HtmlRoot } from "hast"
import type { Image, Root, Text } from "mdast"
import rehypeStringify from "rehype-stringify"
import remarkGfm from "remark-gfm"
import remarkParse from "remark-parse"
import remarkRehype from "remark-rehype"
import { unified, type Plugin } from "unified"
import { visit } from "unist-util-visit"
import { VFile } from "vfile"
import { findResult, keepResult } from "../cache/result-cache"
import { rehypeAllowedHtml } from "../markdown/html/rehype-allowed-html"
import { rehypeLinks } from "../markdown/html/rehype-links"
import type { RenderContext } from "../markdown/render-inputs"
import { attributeRows } from "./attribute-rows"
import type { Module } from "./parse-module"

const renderer = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkWithoutMarkup)
  .use(remarkRehype)
  .use(rehypeAllowedHtml)
  .use(rehypeLinks)
  .use(rehypeOneParagraph)
  .use(rehypeStringify)
  .freeze()

/**
 * Renders the description of an input, output or attribute; a single paragraph becomes inline HTML. The result is cached for
 * the next build, unless the description has links: their targets depend on other pages.
 */
export function renderDescription(markdown: string, context: RenderContext): string {
  if (markdown === "") return ""
  const known = findResult<string>("description", [markdown])
  if (known !== undefined) return known
  let hasLinks = false
  const tracking: RenderContext = {
    ...context,
    resolveLink(url) {
      hasLinks = true
      return context.resolveLink(url)
    },
  }
  const file = new VFile({ value: markdown, data: { context: tracking } })
  const html = String(renderer.processSync(file)).trim()
  if (!hasLinks) keepResult("description", [markdown], html)
  return html
}

/** The context of descriptions that are rendered for the cache, which keeps none with a link. */
const withoutTargets: RenderContext = {
  resolveLink: (href) => ({ href, kind: "page" }),
  resolveImage: () => Promise.resolve(undefined),
  versionTables: new Map(),
}

/** Renders all descriptions of modules into the cache, except those with links. */
export function cacheDescriptions(modules: Iterable<Module>): void {
  for (const { inputs, outputs } of modules) {
    const attributes = inputs.flatMap(({ type }) => attributeRows(type))
    for (const { description } of [...inputs, ...attributes, ...outputs])
      renderDescription(description, withoutTargets)
  }
}

/** Descriptions are written for Terraform: `<name>` is text, not HTML, and `# Title` is not a heading of the page. */
function remarkWithoutMarkup(): ReturnType<Plugin<[], Root>> {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (node.type === "html" && parent && index !== undefined)
        parent.children[index] =
          parent.type === "root"
            ? { type: "paragraph", children: [{ type: "text", value: node.value }] }
            : { type: "text", value: node.value }
      if (node.type === "heading" && parent && index !== undefined)
        parent.children[index] = {
          type: "paragraph",
          children: [{ type: "strong", children: node.children }],
        }
      // Links cannot be nested.
      if (node.type === "link" || node.type === "linkReference")
        visit(node, "image", (image, at, around) => {
          if (around && at !== undefined) around.children[at] = textOfImage(image)
        })
      if (node.type === "image" && parent && index !== undefined)
        parent.children[index] = { type: "link", url: node.url, children: [textOfImage(node)] }
    })
  }
}

function textOfImage({ alt, url }: Image): Text {
  return { type: "text", value: alt || url }
}

function rehypeOneParagraph(): ReturnType<Plugin<[], HtmlRoot>> {
  return (tree: HtmlRoot) => {
    const elements = tree.children.filter((child): child is Element => child.type === "element")
    const [only, ...others] = elements
    if (only?.tagName === "p" && others.length === 0) tree.children = only.children
  }
}
