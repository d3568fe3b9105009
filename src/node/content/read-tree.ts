import { readFileSync } from "node:fs"
import path from "node:path"
import type { ContentChange, ContentStore } from "./content-store"
import { parseDocument, type ParsedDocument } from "./document"
import { ifPresent } from "./files/if-present"
import { listContentFiles } from "./files/list-files"
import { readText } from "./files/read-text"
import { reportFileOf, isPageFile, type ContentLayout } from "./layout"
import { relativePath } from "./files/relative-path"

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
 * Reads changed files again, and all pages that were added or removed since the last change: the two events of a rename can be 100 ms
 * apart, and with only one of them, the page would be missing, or there would be two with its address.
 * @param paths absolute paths of files that were added, changed or removed
 */
export function readChanges({ layout, pageFiles }: ContentStore, paths: Iterable<string>): ContentChange {
  const files = [...paths].map((file) => relativePath(layout.root, file))
  const changed = files.filter((file) => isPageFile(layout, file))
  const [known, present] = [new Set(pageFiles), new Set(listPageFiles(layout))]
  const added = [...present].filter((file) => !known.has(file))
  const removed = [...known].filter((file) => !present.has(file))
  const read = (file: string) => (present.has(file) ? readPage(layout, file) : undefined)
  return {
    pages: new Map([...changed, ...added, ...removed].map((file) => [file, read(file)] as const)),
    others: changed.length < files.length,
  }
}

/** A page's parsed file; `undefined` if it was removed after it was listed. */
function readPage(layout: ContentLayout, file: string): ParsedDocument | undefined {
  const bytes = ifPresent(() => readFileSync(path.join(layout.root, file)))
  if (bytes === undefined) return undefined
  const read = readText(bytes, reportFileOf(layout, file))
  const parsed = parseDocument(layout, file, read.text)
  return { ...parsed, problems: [...read.problems, ...parsed.problems] }
}
