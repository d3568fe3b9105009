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

/** A parsed and validated content tree, with the problems of all its files. */
export interface Content extends Omit<ContentSettings, "tags"> {
  layout: ContentLayout
  /** The pages, without drafts. */
  documents: readonly ContentDocument[]
  /** Pages that are not published yet. */
  drafts: readonly ContentDocument[]
  tags: readonly Tag[]
  /** Whether `tags.yml` defines the tags; without it, every label in use is a tag. */
  tagsDeclared: boolean
  index: ContentIndex
  /** The files that code fences of pages and partials refer to. */
  codeFiles: ReadonlyMap<string, CodeFile>
  /** Paths of Markdown files outside of the page folders. */
  strayFiles: readonly string[]
  /** Position of a front-matter field's value in a document's file. */
  placeOf(document: ContentDocument, field: readonly PropertyKey[]): Place
}

/** Paths of a content tree's pages, from its directory, sorted. */
export function listPageFiles(layout: ContentLayout): string[] {
  return listContentFiles(layout).files.filter((file) => isPageFile(layout, file))
}

/**
 * Reads a whole content tree, except drafts.
 * @param tree a layout, or the path of a content directory with the usual layout
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

/** Whether a page is a draft, which production builds exclude. */
export function isDraft(document: ContentDocument): boolean {
  return document.kind !== "article" && document.frontMatter.draft === true
}
