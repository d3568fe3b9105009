import { codeFileKey, projectAddress } from "../../content/files/code-file"
import type { MarkdownSource } from "../types"

/** The Markdown files that bodies of a tree import, by `partialKey`. */
export type Partials = Pick<ReadonlyMap<string, MarkdownSource>, "get">

/** The key of an imported Markdown file: the importing file, and the address in its import. */
export function partialKey(fromFile: string, address: string): string {
  return codeFileKey(fromFile, projectAddress(address))
}

const markdownImport = /^import\s+[^"'\n]*\sfrom\s*["']([^"'\n!]+\.mdx?)["']/gm

/** The addresses of the Markdown files that a body imports, including imports that are shown as code. */
export function importedMarkdown({ format, body }: Pick<MarkdownSource, "format" | "body">): string[] {
  if (format !== "mdx" || !body.includes("import")) return []
  return [...body.matchAll(markdownImport)].flatMap(([, address]) => address ?? [])
}

/**
 * The Markdown files that a body imports, including imports that are shown as code.
 * @param above paths of files to leave out
 */
export function importedPartials(
  source: MarkdownSource,
  partials: Partials | undefined,
  above: readonly string[],
): MarkdownSource[] {
  if (!partials) return []
  return importedMarkdown(source).flatMap((address) => {
    const partial = partials.get(partialKey(source.file, address))
    return partial && !above.includes(partial.file) ? [partial] : []
  })
}
