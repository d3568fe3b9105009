import type { SourcePosition } from "../../shared/source-position"
import type { MarkdownSource } from "../markdown/types"
import type { Problem } from "../report/problem"
import { buildContentIndex } from "./build-content-index"
import type { CodeFile } from "./files/code-file"
import type { ContentIndex } from "./content-index"
import type { ContentDocument, ParsedDocument } from "./document"
import { fileNameProblems } from "./files/file-names"
import { isStrayFile, type ContentLayout } from "./layout"
import type { ListedFiles } from "./files/list-files"
import type { ContentSettings } from "./settings/load-settings"
import { separateArticles } from "./separate-articles"
import { startOfFile } from "./yaml/read-yaml"
import { redirectsOfPages, type DeclaredRedirect } from "./settings/redirects"
import type { Tag } from "./settings/tags"
import type { CategoryPage } from "../navigation/category-file"

/** A parsed and validated content tree, with the problems of all its files. */
export interface Content extends Omit<ContentSettings, "redirects" | "tags"> {
  layout: ContentLayout
  /** The pages in file order, without drafts. */
  documents: readonly ContentDocument[]
  /** Pages that are not published yet. */
  drafts: readonly ContentDocument[]
  /** Pages and drafts whose front matter could not be parsed at all; its fields are not known. */
  unreadable: ReadonlySet<ContentDocument>
  tags: readonly Tag[]
  /** Whether `tags.yml` defines the tags; without it, every label in use is a tag. */
  tagsDeclared: boolean
  /** Those that pages declare in `redirect_from`, then those of `redirects.yml`. */
  redirects: readonly DeclaredRedirect[]
  index: ContentIndex
  /** Generated pages of categories without a written page. */
  categoryPages: readonly CategoryPage[]
  /** The files that code fences of pages and partials refer to. */
  codeFiles: ReadonlyMap<string, CodeFile>
  /** The Markdown files that pages and partials import, by `partialKey`. */
  partials: ReadonlyMap<string, MarkdownSource>
  /** Paths of Markdown files outside of the page folders. */
  strayFiles: readonly string[]
  /** Position of a front-matter field's value in a document's file. */
  positionOf(document: ContentDocument, field: readonly PropertyKey[]): SourcePosition
}

/** The data that a content tree is built from. */
interface ContentParts {
  layout: ContentLayout
  /** The parsed files of pages, in file order. */
  pages: readonly ParsedDocument[]
  settings: ContentSettings
  /** All files of the tree. */
  listed: ListedFiles
  codeFiles: ReadonlyMap<string, CodeFile>
  partials: ReadonlyMap<string, MarkdownSource>
  /** Whether drafts are pages, as in a preview. */
  showDrafts: boolean
}

/** The index of a tree, with the pages, tags and problems that were found while it was built. */
export type Indexed = ReturnType<typeof buildContentIndex>

/**
 * Builds a content tree.
 * @param indexed the index of an earlier state, if only the bodies of pages have changed since
 */
export function createContent(
  parts: ContentParts,
  indexed?: Indexed,
): { content: Content; indexed: Indexed } {
  const { layout, settings, listed, codeFiles, partials, showDrafts } = parts
  const { pages, problems: repeatedNumbers } = separateArticles(parts.pages)
  const positionsOf = new Map<ContentDocument, ParsedDocument["positionOf"]>()
  const documents: ContentDocument[] = []
  const drafts: ContentDocument[] = []
  const unreadable = new Set<ContentDocument>()
  for (const { document, isUnreadable, positionOf } of pages) {
    if (!document) continue
    if (isUnreadable) unreadable.add(document)
    if (!showDrafts && document.isDraft) drafts.push(document)
    else documents.push(document)
    positionsOf.set(document, positionOf)
  }
  const built = indexed ?? buildContentIndex(layout, documents, settings, new Set(drafts.map(({ id }) => id)))
  const positionOf: Content["positionOf"] = (document, field) =>
    positionsOf.get(document)?.(field) ?? startOfFile()
  const content: Content = {
    ...settings,
    layout,
    documents,
    drafts,
    unreadable,
    tags: built.tags,
    tagsDeclared: settings.tags !== undefined,
    redirects: [...redirectsOfPages({ documents, positionOf }), ...settings.redirects],
    index: built.index,
    categoryPages: built.categoryPages,
    codeFiles,
    partials,
    strayFiles: listed.files.filter((file) => /\.mdx?$/.test(file) && isStrayFile(layout, file)),
    positionOf,
    problems: [
      ...settings.problems,
      ...listed.problems,
      ...(layout.docusaurus ? [] : fileNameProblems(layout, listed.files, settings.docusaurusTagFiles)),
      ...pages.flatMap(({ problems }): Problem[] => problems),
      ...repeatedNumbers,
      ...built.problems,
    ],
  }
  return { content, indexed: built }
}
