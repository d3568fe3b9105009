import { readFileSync } from "node:fs"
import { readFile } from "node:fs/promises"
import path from "node:path"
import { z } from "zod"
import { withoutTrailingSlash } from "../../shared/paths"
import type { ResolvedSidebar } from "./content-index"
import type { Place } from "../markdown/types"
import { resolveSidebars } from "../navigation/resolve-sidebars"
import { parseSidebarFile, type SidebarFile } from "../navigation/sidebar-file"
import { categorySchema, type CategoryFile, type CategoryPage } from "../navigation/category-file"
import type { SidebarPage } from "../navigation/types"
import type { Problem } from "../report/problem"
import { noSynonyms, synonymsFileSchema, type Synonyms } from "../search/synonyms"
import { announcementSchema, salvageAnnouncement, type AnnouncementSource } from "./announcement"
import { catalogPages } from "./catalog-pages"
import { createContentIndex, sitePages, tagPages, type ContentIndex, type IndexedPage } from "./content-index"
import { parseDocument, type ContentDocument, type ParsedDocument } from "./document"
import { contentLayout, isPageFile, isStrayFile, type ContentLayout } from "./layout"
import { listContentFiles } from "./list-files"
import { deployableFile, deployableSchema, type Deployable } from "../deployable/deployable-file"
import { parseReleases, releasesFolder, type RepositoryReleases } from "../releases/release-file"
import { loadDocusaurusSidebars } from "../docusaurus/load-sidebars"
import { glossaryFile, glossarySchema, type Term } from "../glossary/glossary-file"
import { generatedFiles } from "./generated-files"
import { parseYaml, type ParsedYaml, type Salvage } from "./parse-yaml"
import { startOfFile } from "./read-yaml"
import { readContentFile } from "./sandbox"
import { docsId } from "./route"
import { parseTagsFile, tagsInUse, type Tag } from "./tags"
import { valueRulesFile, valueRulesSchema, type ValueRule } from "./value-rules"
import { versionTableFolder, versionTableSchema, type VersionTable } from "./version-table"

/** The files of a content tree that describe the others. */
export interface ContentSettings {
  /** Absent when the tree has no `sidebars.yml`, or one that cannot be read. */
  sidebarFile?: SidebarFile
  categories: CategoryFile[]
  /** Absent when the tree has no `tags.yml`: every label in use is a tag. */
  tags?: Tag[]
  announcement?: AnnouncementSource
  /** Where the text of the announcement stands in its file. */
  announcementPlace: Place
  versionTables: Map<string, VersionTable>
  /** Absent when the tree does not say what stops releases. */
  deployable?: Deployable
  releases: RepositoryReleases[]
  /** None when the tree has no `data/values.yml`, or one that cannot be read. */
  valueRules: readonly ValueRule[]
  /** None when the tree has no `glossary.yml`, or one that cannot be read. */
  terms: readonly Term[]
  /** None when the tree has no `synonyms.yml`, or one that cannot be read. */
  synonyms: Synonyms
  problems: Problem[]
}

/** A content tree, read from disk and checked field by field. */
export interface Content {
  layout: ContentLayout
  documents: ContentDocument[]
  tags: Tag[]
  /** Absent when the tree has none that can be read: then there is one sidebar, of all docs. */
  sidebarFile?: SidebarFile
  announcement?: AnnouncementSource
  /** Where the text of the announcement stands in its file. */
  announcementPlace: Place
  index: ContentIndex
  /** Whether `tags.yml` names the tags; without it every label is one. */
  tagsDeclared: boolean
  versionTables: ReadonlyMap<string, VersionTable>
  /** Absent when the tree does not say what stops releases. */
  deployable?: Deployable
  releases: readonly RepositoryReleases[]
  /** What stands for values of the reader's own in samples. */
  valueRules: readonly ValueRule[]
  /** The glossary. */
  terms: readonly Term[]
  /** Paths of Markdown files that lie where no pages are looked for. */
  strayFiles: readonly string[]
  /** Where the value of a front-matter field stands in a document's file. */
  placeOf(document: ContentDocument, field: readonly PropertyKey[]): Place
  problems: Problem[]
}

/** Paths of a content tree's pages, from its directory, sorted. */
export function listPageFiles(layout: ContentLayout): string[] {
  return listContentFiles(layout).files.filter((file) => isPageFile(layout, file))
}

function readSettings<T>(
  layout: ContentLayout,
  name: string,
  parse: (file: string, text: string) => ParsedYaml<T>,
): ParsedYaml<T> {
  const text = readContentFile(layout, name)
  if (text === undefined) return { problems: [], placeOf: startOfFile }
  return parse(path.posix.join(layout.reportRoot, name), text)
}

function parserOf<T>(schema: z.ZodType<T>, salvage?: Salvage) {
  return (file: string, text: string) => parseYaml(schema, file, text, salvage)
}

/** Reads what describes the tree: sidebars, categories, tags, the announcement, the version tables, and the synonyms. */
export async function loadSettings(layout: ContentLayout): Promise<ContentSettings> {
  const problems: Problem[] = []
  const keep = <T>(result: { data?: T; problems: Problem[] }): T | undefined => {
    problems.push(...result.problems)
    return result.data
  }

  const { files } = listContentFiles(layout)
  const sidebarFile = keep(await readSidebars(layout))
  const tags = keep(readSettings(layout, "tags.yml", parseTagsFile))
  const announcementFile = readSettings(
    layout,
    "announcement.yml",
    parserOf(announcementSchema, salvageAnnouncement),
  )
  const announcement = keep(announcementFile)
  const synonyms = keep(readSettings(layout, "synonyms.yml", parserOf(synonymsFileSchema)))

  const categories: CategoryFile[] = []
  for (const file of files.filter((file) => /(?:^|\/)_category_\.(?:json|ya?ml)$/.test(file))) {
    const read = readSettings(layout, file, parserOf(categorySchema))
    const category = keep(read)
    const reportFile = path.posix.join(layout.reportRoot, file)
    if (category)
      categories.push({
        ...category,
        ...categoryPlace(layout, file, category),
        reportFile,
        placeOf: read.placeOf,
      })
  }

  const versionTables = new Map<string, VersionTable>()
  for (const file of files) {
    if (path.posix.dirname(file) !== versionTableFolder || !file.endsWith(".yml")) continue
    const name = path.posix.basename(file, ".yml")
    const table = keep(readSettings(layout, file, parserOf(versionTableSchema)))
    if (table) versionTables.set(name, { name, ...table })
  }
  const deployable = keep(readSettings(layout, deployableFile, parserOf(deployableSchema)))
  const releases: RepositoryReleases[] = []
  for (const file of files) {
    if (path.posix.dirname(file) !== releasesFolder || !file.endsWith(".jsonl")) continue
    const text = await readFile(path.join(layout.root, file), "utf8")
    const read = parseReleases(path.posix.join(layout.reportRoot, file), text)
    problems.push(...read.problems)
    releases.push({ repository: path.posix.basename(file, ".jsonl"), file, releases: read.releases })
  }
  const terms = keep(readSettings(layout, glossaryFile, parserOf(glossarySchema))) ?? []
  const valueRules = keep(readSettings(layout, valueRulesFile, parserOf(valueRulesSchema))) ?? []
  return {
    ...(sidebarFile ? { sidebarFile } : {}),
    ...(deployable ? { deployable } : {}),
    releases,
    ...(tags ? { tags } : {}),
    ...(announcement ? { announcement } : {}),
    announcementPlace: announcementFile.placeOf(["content"]),
    categories,
    versionTables,
    valueRules,
    terms,
    synonyms: synonyms ?? noSynonyms,
    problems,
  }
}

/** The sidebars of a tree, in the form that its writers give them. */
async function readSidebars(layout: ContentLayout): Promise<{ data?: SidebarFile; problems: Problem[] }> {
  if (layout.docusaurus) return loadDocusaurusSidebars(layout)
  const text = readContentFile(layout, "sidebars.yml")
  if (text === undefined) return { problems: [] }
  return parseSidebarFile(path.posix.join(layout.reportRoot, "sidebars.yml"), text)
}

/** Where a category file's folder is among the docs, and what its link means there. */
function categoryPlace(layout: ContentLayout, file: string, { link }: Pick<CategoryFile, "link">) {
  const folder = path.posix.dirname(file)
  const { docs } = layout.placeOf(file)
  if (!docs) return { folder: folder.replace(/^docs(\/|$)/, layout.docsFolder === "docs" ? "" : "docs$1") }
  const isDoc = link?.type === "doc"
  return { folder, route: docs.route, ...(isDoc ? { link: { ...link, id: docsId(docs, link.id) } } : {}) }
}

/** What a document contributes to the index. */
function indexedPage(document: ContentDocument): IndexedPage {
  const { kind, id, file, slug, title } = document
  const frontMatter = document.kind === "article" ? undefined : document.frontMatter
  return {
    kind,
    id,
    file,
    slug,
    title,
    label: frontMatter?.sidebar_label || title,
    ...(frontMatter?.pagination_label ? { paginationLabel: frontMatter.pagination_label } : {}),
  }
}

/** Path of a page's file among all docs: in a tree with several folders of docs it starts with the page's own. */
function docsPathOf(layout: ContentLayout, { kind, id, file }: ContentDocument): string {
  if (kind === "service") return `${id}/index.md`
  return layout.docusaurus ? file : layout.placeOf(file).path
}

/** What sidebars are made of: every document but articles. */
function sidebarPage(layout: ContentLayout, document: ContentDocument): SidebarPage | undefined {
  if (document.kind === "article") return undefined
  const {
    sidebar_position: position,
    displayed_sidebar: displayedSidebar,
    sidebar_class_name: className,
    unlisted,
  } = document.frontMatter
  return {
    ...indexedPage(document),
    docsPath: docsPathOf(layout, document),
    unlisted: unlisted ?? false,
    ...(className === undefined ? {} : { className }),
    ...(position === undefined ? {} : { position }),
    ...(displayedSidebar === undefined ? {} : { displayedSidebar }),
  }
}

/**
 * Builds the index of a tree: its pages, and its sidebars resolved against them. With it come the tags, and the pages of
 * categories where no page was written.
 */
export function buildIndex(
  layout: ContentLayout,
  documents: readonly ContentDocument[],
  settings: Pick<ContentSettings, "sidebarFile" | "categories" | "tags">,
  drafts: ReadonlySet<string> = new Set(),
): { index: ContentIndex; categoryPages: CategoryPage[]; tags: Tag[]; problems: Problem[] } {
  const sidebarPages = documents.flatMap((document) => sidebarPage(layout, document) ?? [])
  const { sidebars, sidebarOf, categoryPages, problems } = resolveSidebars({
    ...(settings.sidebarFile ? { file: settings.sidebarFile } : {}),
    reportFile: path.posix.join(layout.reportRoot, "sidebars.yml"),
    pages: sidebarPages,
    drafts,
    categories: settings.categories,
  })
  const shown = new Map<string, ResolvedSidebar>(sidebars.map((sidebar) => [sidebar.name, sidebar]))
  const pages = documents.map((document): IndexedPage => {
    const name = sidebarOf.get(document.id)
    return { ...indexedPage(document), ...(name && shown.has(name) ? { sidebar: name } : {}) }
  })
  const tags = settings.tags ?? tagsInUse(documents)
  const made = [...sitePages, ...tagPages(tags), ...catalogPages(pages), ...categoryPages]
  const written = new Set(pages.map(({ slug }) => withoutTrailingSlash(slug)))
  return {
    index: createContentIndex([...pages, ...made], sidebars),
    categoryPages: categoryPages.filter(({ slug }) => !written.has(withoutTrailingSlash(slug))),
    tags,
    problems,
  }
}

/**
 * Reads a whole content tree but its drafts.
 * @param tree its layout, or the path of a content directory that has the usual one
 */
export async function loadContent(tree: string | ContentLayout): Promise<Content> {
  const layout = typeof tree === "string" ? contentLayout(tree) : tree
  const settings = await loadSettings(layout)
  const listed = listContentFiles(layout)
  const problems = [...settings.problems, ...listed.problems]
  const documents: ContentDocument[] = []
  const drafts = new Set<string>()
  const placesOf = new Map<ContentDocument, ParsedDocument["placeOf"]>()
  const files = listed.files.filter((file) => /\.mdx?$/.test(file))
  for (const file of files.filter((file) => isPageFile(layout, file))) {
    const parsed = parseDocument(layout, file, readFileSync(path.join(layout.root, file), "utf8"))
    problems.push(...parsed.problems)
    if (!parsed.document) continue
    if (isDraft(parsed.document)) drafts.add(parsed.document.id)
    else documents.push(parsed.document)
    placesOf.set(parsed.document, parsed.placeOf)
  }
  for (const { file, text, source } of generatedFiles(layout, settings)) {
    const parsed = parseDocument(layout, file, text, source)
    problems.push(...parsed.problems)
    if (parsed.document) documents.push(parsed.document)
  }
  const built = buildIndex(layout, documents, settings, drafts)
  problems.push(...built.problems)
  return {
    layout,
    documents,
    tags: built.tags,
    tagsDeclared: settings.tags !== undefined,
    versionTables: settings.versionTables,
    ...(settings.deployable ? { deployable: settings.deployable } : {}),
    releases: settings.releases,
    valueRules: settings.valueRules,
    terms: settings.terms,
    ...(settings.announcement ? { announcement: settings.announcement } : {}),
    announcementPlace: settings.announcementPlace,
    ...(settings.sidebarFile ? { sidebarFile: settings.sidebarFile } : {}),
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
