import type { Root as HtmlRoot } from "hast"
import rehypeStringify from "rehype-stringify"
import remarkRehype from "remark-rehype"
import { unified, type Pluggable } from "unified"
import type { VFile } from "vfile"
import { rehypeAllowedHtml } from "./html/rehype-allowed-html"
import { rehypeCodeBlocks } from "./code/rehype-code-blocks"
import { rehypeDestructive } from "./code/rehype-destructive"
import { rehypeDiagrams } from "./html/rehype-diagrams"
import { rehypeDirectives } from "./directives/rehype-directives"
import { rehypeFirstScreen } from "./html/rehype-first-screen"
import { rehypeFrames } from "./html/rehype-frames"
import { rehypeGfm } from "./html/rehype-gfm"
import { rehypeHeadingAnchors } from "./html/rehype-heading-anchors"
import { rehypeImages } from "./html/rehype-images"
import { rehypeLinks } from "./html/rehype-links"
import { rehypeListFilter } from "./html/rehype-list-filter"
import { rehypePlainJsx } from "./mdx/rehype-plain-jsx"
import { rehypeRawHtml } from "./html/rehype-raw-html"
import { rehypeTables } from "./html/rehype-tables"
import { rehypeToolCommands } from "./code/rehype-tool-commands"
import { rehypeTerms } from "./html/rehype-terms"
import { rehypeLongNames } from "./code/rehype-long-names"
import { rehypeValues } from "./code/rehype-values"
import { remarkRefuseMdx } from "./checks/remark-check-mdx"
import { remarkDirectiveElements } from "./directives/remark-directive-elements"
import { remarkFigures } from "./syntax/remark-figures"
import { remarkWrittenAddresses } from "./syntax/remark-written-addresses"
import { readBody, type ReadBody } from "./read-markdown"
import { additions, meaning, syntax } from "./stages"
import type { Dialect, MarkdownSource } from "./types"
import type { RenderContext } from "./render-inputs"

/** The plugins that prepare the tree for HTML. */
const shape: Pluggable[] = [remarkWrittenAddresses, remarkFigures, remarkDirectiveElements]

/** The plugins that turn plain HTML into the published HTML. */
const html: Pluggable[] = [
  rehypeAllowedHtml, // before the site's own markup is added
  rehypeFrames, // before links: pages of other hosts become links
  rehypeDirectives,
  rehypeListFilter,
  rehypeGfm,
  rehypeTables,
  rehypeHeadingAnchors, // this and `rehypeTables` run before links add text to headings
  rehypeImages,
  rehypeDiagrams, // before links: nodes can be links
  rehypeLinks,
  rehypeCodeBlocks, // late, because it creates most of a page's elements
  rehypeDestructive, // this and the following plugins process finished code blocks
  rehypeToolCommands,
  rehypeValues,
  rehypeTerms,
  rehypeLongNames,
]

/**
 * The remark plugins for `.mdx`, as @mdx-js/mdx takes them. The data of the compiled file has its render context.
 * @param dialect the dialect of all bodies
 */
export function remarkPlugins(dialect?: Dialect): Pluggable[] {
  // The plugins of another dialect first remove forbidden content, which then need not be refused.
  const read = dialect ? [...meaning("mdx", dialect), remarkRefuseMdx] : [remarkRefuseMdx, ...meaning("mdx")]
  return [...syntax("mdx", dialect), ...read, ...additions(dialect), ...shape]
}

/** The rehype plugins for `.mdx`, as @mdx-js/mdx takes them. */
export const rehypePlugins: Pluggable[] = [rehypePlainJsx, ...html]

const converter = unified().use(shape).use(remarkRehype, { allowDangerousHtml: true }).freeze()

const renderer = unified().use(rehypeRawHtml).use(html).use(rehypeFirstScreen).use(rehypeStringify).freeze()

/**
 * Converts a parsed `.md` body to a tree of HTML, in which HTML of the body is not parsed yet. The plugins change the tree, so it
 * cannot be used again.
 */
export async function toHtmlTree({ tree, file }: Pick<ReadBody, "tree" | "file">): Promise<HtmlRoot> {
  return converter.run(tree, file)
}

/**
 * Renders a converted body, or a part of it, as HTML. The plugins change the tree, so it cannot be used again. Invalid parts are
 * omitted. Parts of one file must be rendered one after another.
 */
export async function renderBody(tree: HtmlRoot, file: VFile, context: RenderContext): Promise<string> {
  file.data.context = context
  return renderer.stringify(await renderer.run(tree, file), file)
}

/** Renders the body of an `.md` file as HTML. Invalid parts are omitted; `outlineOf` reports them. */
export async function renderMarkdown(source: MarkdownSource, context: RenderContext): Promise<string> {
  const read = readBody(source, context)
  return renderBody(await toHtmlTree(read), read.file, context)
}
