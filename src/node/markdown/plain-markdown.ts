import type { Root } from "mdast"
import remarkGfm from "remark-gfm"
import remarkMdx from "remark-mdx"
import remarkParse from "remark-parse"
import remarkStringify from "remark-stringify"
import { unified, type Pluggable } from "unified"
import { visit } from "unist-util-visit"
import { noVersionTables, type VersionTables } from "../content/version-table"
import { plainBlocks } from "./plain-blocks"
import { remarkCodeInfo } from "./remark-code-info"
import { remarkHeadingIds } from "./remark-heading-ids"
import { remarkLeafDirectives } from "./remark-leaf-directives"
import { additions, fileOf, syntax, tablesOf } from "./stages"
import type { MarkdownSource } from "./types"

const steps: Pluggable[] = [
  remarkLeafDirectives,
  remarkHeadingIds, // takes the ids out of the headings
  remarkCodeInfo,
  ...additions({ tablesOf }),
]

const parsers = {
  md: unified().use(remarkParse).use(syntax("md")).use(steps).freeze(),
  mdx: unified().use(remarkParse).use(remarkMdx).use(syntax("mdx")).use(steps).freeze(),
}

const stringifier = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: "-", rule: "-" })
  .freeze()

interface PlainOptions {
  /** The tables that the body may show; those left out are missing from the text. */
  versionTables?: VersionTables
  /** What takes the place of a link's or an image's address. */
  addressOf: (url: string) => string
}

/** A body as Markdown that every reader understands, without what only this site's build knows. */
export function plainMarkdown(
  source: MarkdownSource,
  { versionTables = noVersionTables, addressOf }: PlainOptions,
): string {
  const file = fileOf(source, versionTables)
  const processor = parsers[source.format]
  const tree = processor.runSync(processor.parse(file), file) as Root
  tree.children = plainBlocks(tree.children)
  visit(tree, (node) => {
    if (node.type === "link" || node.type === "image" || node.type === "definition")
      node.url = addressOf(node.url)
  })
  return stringifier.stringify(tree).trim()
}
