import { readFileSync } from "node:fs"
import path from "node:path"
import type { Place } from "../markdown/types"
import { buildIndex } from "./build-index"
import type { ContentIndex } from "./content-index"
import { parseDocument, type ContentDocument, type ParsedDocument } from "./document"
import { readCodeFiles, otherBodies, type CodeFile } from "./code-file"
import { fileNameProblems } from "./file-names"
import { generatedFiles } from "./generated-files"
import { contentLayout, isPageFile, isStrayFile, type ContentLayout } from "./layout"
import { listContentFiles } from "./list-files"
import { loadSettings, type ContentSettings } from "./load-settings"
import { readText } from "./read-text"
import { startOfFile } from "./read-yaml"
import type { Tag } from "./tags"

/** A content tree, read from disk and checked field by field. Its problems are those of all its files. */
export interface Content extends Omit<ContentSettings, "tags"> {
  layout: ContentLayout
  /** The pages, without drafts. */
  documents: readonly ContentDocument[]
  /** Pages that are not published yet. */
  drafts: readonly ContentDocument[]
  tags: readonly Tag[]
  /** Whether `tags.yml` names the tags; without it every label is one. */
  tagsDeclared: boolean
  index: ContentIndex
  /** The files that code fences of pages and partials name. */
  codeFiles: ReadonlyMap<string, CodeFile>
  /** Paths of Markdown files that lie where no pages are looked for. */
  strayFiles: readonly string[]
  /** Where the value of a front-matter field stands in a document's file. */
  placeOf(document: ContentDocument, field: readonly PropertyKey[]): Place
}

/** Paths of a content tree's pages, from its directory, sorted. */
export function listPageFiles(layout: ContentLayout): string[] {
  return listContentFiles(layout).files.filter((file) => isPageFile(layout, file))
}

/**
 * Reads a whole content tree but its drafts.
 * @param tree its layout, or the path of a content directory that has the usual one
 */
export async function loadContent(tree: string | ContentLayout): Promise<Content> {
  const layout = typeof tree === "string" ? contentLayout(tree) : tree
  const settings = await loadSettings(layout)
  const listed = listContentFiles(layout)
  const problems = [
    ...settings.problems,
    ...listed.problems,
    ...(layout.docusaurus ? [] : fileNameProblems(layout, listed.files)),
  ]
  const documents: ContentDocument[] = []
  const drafts: ContentDocument[] = []
  const placesOf = new Map<ContentDocument, ParsedDocument["placeOf"]>()
  const files = listed.files.filter((file) => /\.mdx?$/.test(file))
  for (const file of files.filter((file) => isPageFile(layout, file))) {
    const bytes = readFileSync(path.join(layout.root, file))
    const read = readText(bytes, path.posix.join(layout.reportRoot, file))
    const parsed = parseDocument(layout, file, read.text)
    problems.push(...read.problems, ...parsed.problems)
    if (!parsed.document) continue
    if (isDraft(parsed.document)) drafts.push(parsed.document)
    else documents.push(parsed.document)
    placesOf.set(parsed.document, parsed.placeOf)
  }
  for (const { file, text, source } of generatedFiles(layout, settings)) {
    const parsed = parseDocument(layout, file, text, source)
    problems.push(...parsed.problems)
    if (parsed.document) documents.push(parsed.document)
  }
  const built = buildIndex(layout, documents, settings, new Set(drafts.map(({ id }) => id)))
  problems.push(...built.problems)
  return {
    ...settings,
    layout,
    documents,
    drafts,
    tags: built.tags,
    tagsDeclared: settings.tags !== undefined,
    codeFiles: readCodeFiles(layout, [...documents, ...otherBodies(layout, files)]),
    index: built.index,
    strayFiles: files.filter((file) => isStrayFile(layout, file)),
    placeOf: (document, field) => placesOf.get(document)?.(field) ?? startOfFile(),
    problems,
  }
}

/** Whether a page is a draft: absent from production builds. */
export function isDraft(document: ContentDocument): boolean {
  return document.kind !== "article" && document.frontMatter.draft === true
}
