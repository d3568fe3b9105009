import { readFileSync } from "node:fs"
import path from "node:path"
import type { ContentChange } from "./content-store"
import { parseDocument, type ParsedDocument } from "./document"
import { ifPresent } from "./files/if-present"
import { listContentFiles } from "./files/list-files"
import { readText } from "./files/read-text"
import { isPageFile, type ContentLayout } from "./layout"

/** Paths of a content tree's pages, from its directory, sorted. */
export function listPageFiles(layout: ContentLayout): string[] {
  return listContentFiles(layout).files.filter((file) => isPageFile(layout, file))
}

/** Reads all pages of a tree, as the first change of a content store. */
export function readTree(layout: ContentLayout): ContentChange {
  return {
    pages: new Map(listPageFiles(layout).map((file) => [file, readPage(layout, file)] as const)),
    others: true,
  }
}

/**
 * Reads changed files again.
 * @param paths absolute paths of files that were added, changed or removed
 */
export function readChanges(layout: ContentLayout, paths: Iterable<string>): ContentChange {
  const files = [...paths].map((file) => path.relative(layout.root, file).split(path.sep).join("/"))
  const pages = files.filter((file) => isPageFile(layout, file))
  const present = new Set(listPageFiles(layout))
  const read = (file: string) => (present.has(file) ? readPage(layout, file) : undefined)
  return {
    pages: new Map(pages.map((file) => [file, read(file)] as const)),
    others: pages.length < files.length,
  }
}

/** A page's parsed file; `undefined` if it was removed after it was listed. */
function readPage(layout: ContentLayout, file: string): ParsedDocument | undefined {
  const bytes = ifPresent(() => readFileSync(path.join(layout.root, file)))
  if (bytes === undefined) return undefined
  const read = readText(bytes, path.posix.join(layout.reportRoot, file))
  const parsed = parseDocument(layout, file, read.text)
  return { ...parsed, problems: [...read.problems, ...parsed.problems] }
}
