import path from "node:path"
import { importedMarkdown, partialKey } from "../../markdown/mdx/imported-partials"
import type { MarkdownSource } from "../../markdown/types"
import type { ContentDocument } from "../document"
import { splitFrontMatter } from "../front-matter/front-matter"
import { isSourceFile, type ContentLayout } from "../layout"
import { projectAddress } from "./code-file"
import { findFile } from "./find-file"
import { readContentText } from "./read-content-text"
import { relativePath } from "./relative-path"

/** Reads the Markdown files of the content tree that pages import, directly or through other files. */
export function readPartials(
  layout: ContentLayout,
  documents: Iterable<ContentDocument>,
): Map<string, MarkdownSource> {
  const partials = new Map<string, MarkdownSource>()
  const sources = new Set<MarkdownSource>(documents)
  // A `for … of` over a Set also visits members added during the loop.
  for (const source of sources)
    for (const address of importedMarkdown(source)) {
      const key = partialKey(source.file, address)
      const partial = partials.has(key)
        ? undefined
        : readPartial(layout, source.file, projectAddress(address))
      if (!partial) continue
      partials.set(key, partial)
      sources.add(partial)
    }
  return partials
}

function readPartial(layout: ContentLayout, fromFile: string, address: string): MarkdownSource | undefined {
  const found = findFile(layout, fromFile, address)
  const file = found && relativePath(layout.root, found.file)
  if (file === undefined || file.startsWith("../")) return undefined
  const { body, bodyLine } = splitFrontMatter(readContentText(layout, file)?.text ?? "")
  const dialect = layout.docusaurus ? ({ dialect: "docusaurus" } as const) : {}
  return { file, format: "mdx", body, bodyLine, ...dialect }
}

/** Absolute paths of the imported Markdown files outside of the folders that contain the content of a Docusaurus tree. */
export function outsidePartials({
  layout,
  partials,
}: {
  layout: ContentLayout
  partials: ReadonlyMap<string, MarkdownSource>
}): string[] {
  return [...partials.values()].flatMap(({ file }) =>
    isSourceFile(layout, file) ? [] : [path.join(layout.root, file)],
  )
}
