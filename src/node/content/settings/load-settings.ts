import path from "node:path"
import type { z } from "zod"
import { constructsFile } from "../../constructs/constructs-page"
import { deployableFile, deployableSchema, type Deployable } from "../../deployable/deployable-file"
import { loadDocusaurusSidebars } from "../../docusaurus/load-sidebars"
import { loadDocusaurusTags } from "../../docusaurus/load-tags"
import { glossaryFile, glossarySchema, type Term } from "../../glossary/glossary-file"
import type { SourcePosition } from "../../../shared/source-position"
import {
  categoryFileOf,
  categorySchema,
  isCategoryFile,
  type CategoryFile,
} from "../../navigation/category-file"
import { parseSidebarFile, sidebarsFile, type SidebarFile } from "../../navigation/sidebar-file"
import { parseReleases, releasesFolder, type RepositoryReleases } from "../../releases/release-file"
import type { Problem } from "../../report/problem"
import { spellingFile, spellingSchema, type Spelling } from "../../spelling/spelling-file"
import { noSynonyms, synonymsFile, synonymsFileSchema, type Synonyms } from "../../search/synonyms"
import { reportFileOf, type ContentLayout } from "../layout"
import { listContentFiles } from "../files/list-files"
import { parseYaml, type ParsedYaml } from "../yaml/parse-yaml"
import type { Salvage } from "../yaml/usable-parts"
import { readContentText } from "../files/read-content-text"
import { startOfFile } from "../yaml/read-yaml"
import {
  announcementFile,
  announcementSchema,
  announcementProblems,
  salvageAnnouncement,
  type AnnouncementSource,
} from "./announcement"
import { parseRedirectsFile, redirectsFile, type DeclaredRedirect } from "./redirects"
import { parseTagsFile, tagsFile, type Tag } from "./tags"
import { valueRulesFile, valueRulesSchema, type ValueRule } from "./value-rules"
import { salvageVariables, variablesFile, variablesSchema, type Variables } from "./variables"
import { emptyVersionTable, versionTableFolder, versionTableSchema, type VersionTable } from "./version-table"

/** The content of a tree's settings files. */
export interface ContentSettings {
  /** Absent if the tree has no valid `sidebars.yml`. */
  sidebarFile: SidebarFile | undefined
  /** Absent if the tree has no `tags.yml` of this site's format; then every label in use is a tag. */
  tags: Tag[] | undefined
  /** Tags that pages may use, from files in Docusaurus' format. */
  knownTags: readonly Tag[] | undefined
  announcement: AnnouncementSource | undefined
  /** Position of the announcement's text in its file. */
  announcementPosition: SourcePosition
  /** Empty if the tree has no usable `synonyms.yml`. */
  synonyms: Synonyms
  categories: CategoryFile[]
  /** Those of `redirects.yml`. */
  redirects: readonly DeclaredRedirect[]
  /** By name. */
  versionTables: Map<string, VersionTable>
  /** Absent if the tree has no `data/deployable.yml`. */
  deployable: Deployable | undefined
  releases: RepositoryReleases[]
  /** Empty if the tree has no usable `glossary.yml`. */
  terms: readonly Term[]
  /** The files that define tags in Docusaurus' format, by path in the tree. */
  docusaurusTagFiles: readonly string[]
  /** Empty if the tree has no usable `data/values.yml`. */
  valueRules: readonly ValueRule[]
  /** Text of `docs/_constructs.md`; absent if the tree has no such file. */
  constructs: string | undefined
  /** Absent if the tree has no usable `data/variables.yml`. */
  variables: Variables | undefined
  /** Absent if the tree has no usable `spelling.yml`. */
  spelling: Spelling | undefined
  problems: Problem[]
}

/** The usable data of one or several settings files. */
interface Settings<T> {
  data?: T
  problems: Problem[]
}

/**
 * Reads the settings files of a tree: sidebars, categories, tags, the announcement, version tables, synonyms and so on.
 * @param files all files of the tree
 */
export async function loadSettings(
  layout: ContentLayout,
  files: readonly string[] = listContentFiles(layout).files,
): Promise<ContentSettings> {
  const problems: Problem[] = []
  const keep = <Read extends Settings<unknown>>(read: Read): Read["data"] => {
    problems.push(...read.problems)
    return read.data
  }
  const announcement = readAnnouncement(layout)
  const docusaurusTags = loadDocusaurusTags(layout)
  const hasData = !layout.docusaurus // files of these names are the project's own

  return {
    sidebarFile: keep(await readSidebars(layout)),
    tags: docusaurusTags.files.includes(tagsFile)
      ? undefined
      : keep(readSettings(layout, tagsFile, parseTagsFile)),
    docusaurusTagFiles: docusaurusTags.files,
    knownTags: keep(docusaurusTags),
    announcement: keep(announcement),
    announcementPosition: announcement.positionOf(["content"]),
    synonyms: keep(readSettings(layout, synonymsFile, parserOf(synonymsFileSchema))) ?? noSynonyms,
    categories: keep(readCategories(layout, files)),
    redirects: keep(readSettings(layout, redirectsFile, parseRedirectsFile)) ?? [],
    versionTables: keep(readVersionTables(layout, files)),
    deployable: hasData ? keep(readSettings(layout, deployableFile, parserOf(deployableSchema))) : undefined,
    releases: hasData ? keep(readReleases(layout, files)) : [],
    terms: (hasData ? keep(readSettings(layout, glossaryFile, parserOf(glossarySchema))) : undefined) ?? [],
    valueRules: keep(readSettings(layout, valueRulesFile, parserOf(valueRulesSchema))) ?? [],
    constructs: hasData ? keep(readConstructs(layout)) : undefined,
    variables: keep(readSettings(layout, variablesFile, parserOf(variablesSchema, salvageVariables))),
    spelling: keep(readSettings(layout, spellingFile, parserOf(spellingSchema))),
    problems,
  }
}

function readSettings<T>(
  layout: ContentLayout,
  name: string,
  parse: (file: string, text: string) => ParsedYaml<T>,
): ParsedYaml<T> {
  const read = readContentText(layout, name)
  if (read === undefined || read.problems.length > 0)
    return { problems: read?.problems ?? [], positionOf: startOfFile }
  return parse(reportFileOf(layout, name), read.text)
}

function parserOf<T>(schema: z.ZodType<T>, salvage?: Salvage) {
  return (file: string, text: string) => parseYaml(schema, file, text, salvage)
}

/** Reads the sidebars of a tree, in the tree's own format. */
async function readSidebars(layout: ContentLayout): Promise<Settings<SidebarFile>> {
  if (layout.docusaurus) return loadDocusaurusSidebars(layout)
  const read = readContentText(layout, sidebarsFile)
  if (read === undefined || read.problems.length > 0) return { problems: read?.problems ?? [] }
  return parseSidebarFile(reportFileOf(layout, sidebarsFile), read.text)
}

/** Reads the announcement. What its schema cannot express is only checked if it matches the schema. */
function readAnnouncement(layout: ContentLayout): ParsedYaml<AnnouncementSource> {
  const read = readSettings(layout, announcementFile, parserOf(announcementSchema, salvageAnnouncement))
  if (!read.data || read.problems.length > 0) return read
  return {
    ...read,
    problems: announcementProblems(read.data).map(({ field, message, fix }): Problem => ({
      rule: "front-matter",
      file: reportFileOf(layout, announcementFile),
      ...read.positionOf([field]),
      message,
      fix,
    })),
  }
}

function readCategories(layout: ContentLayout, files: readonly string[]): Required<Settings<CategoryFile[]>> {
  const all = new Set(files)
  const read = files
    .filter((file) => isCategoryFile(file) && categoryFileOf(path.posix.dirname(file), all) === file)
    .map((file) => ({ file, ...readSettings(layout, file, parserOf(categorySchema)) }))
  return {
    data: read.flatMap(({ file, data, positionOf }) =>
      data
        ? [{ ...data, ...categoryFolder(layout, file), reportFile: reportFileOf(layout, file), positionOf }]
        : [],
    ),
    problems: read.flatMap(({ problems }) => problems),
  }
}

/** The docs path of a category file's folder, and that of its docs in a Docusaurus tree. */
function categoryFolder(layout: ContentLayout, file: string) {
  const folder = path.posix.dirname(file)
  const { docs } = layout.classify(file)
  if (!docs) return { folder: layout.docsFolder === "docs" ? folder.replace(/^docs(?:\/|$)/, "") : folder }
  return { folder, route: docs.route, docsFolder: docs.folder }
}

function readVersionTables(
  layout: ContentLayout,
  files: readonly string[],
): Required<Settings<Map<string, VersionTable>>> {
  const read = namesIn(versionTableFolder, ".yml", files).map(({ file, name }) => ({
    name,
    ...readSettings(layout, file, parserOf(versionTableSchema)),
  }))
  return {
    data: new Map(read.map(({ name, data = emptyVersionTable }) => [name, { name, ...data }])),
    problems: read.flatMap(({ problems }) => problems),
  }
}

function readReleases(
  layout: ContentLayout,
  files: readonly string[],
): Required<Settings<RepositoryReleases[]>> {
  const read = namesIn(releasesFolder, ".jsonl", files).flatMap(({ file, name }) => {
    const text = readContentText(layout, file)
    if (!text) return []
    const { releases, problems } = parseReleases(reportFileOf(layout, file), text.text)
    return [{ repository: name, file, releases, problems: [...text.problems, ...problems] }]
  })
  return {
    data: read.map(({ repository, file, releases }) => ({ repository, file, releases })),
    problems: read.flatMap(({ problems }) => problems),
  }
}

/** The files directly in a folder that have an ending, with their names without it. */
function namesIn(folder: string, ending: string, files: readonly string[]) {
  return files
    .filter((file) => path.posix.dirname(file) === folder && file.endsWith(ending))
    .map((file) => ({ file, name: path.posix.basename(file, ending) }))
}

function readConstructs(layout: ContentLayout): Settings<string> {
  const read = readContentText(layout, constructsFile)
  return read ? { data: read.text, problems: read.problems } : { problems: [] }
}
