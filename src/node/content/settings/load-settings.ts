import path from "node:path"
import type { z } from "zod"
import type { SourcePosition } from "../../../shared/source-position"
import { constructsFile } from "../../constructs/constructs-page"
import { deployableFile, deployableSchema, type Deployable } from "../../deployable/deployable-file"
import { loadDocusaurusSidebars } from "../../docusaurus/load-sidebars"
import { loadDocusaurusTags } from "../../docusaurus/load-tags"
import { glossaryFile, glossarySchema, type Term } from "../../glossary/glossary-file"
import { categorySchema, type CategoryFile } from "../../navigation/category-file"
import { parseSidebarFile, type SidebarFile } from "../../navigation/sidebar-file"
import { parseReleases, releasesFolder, type RepositoryReleases } from "../../releases/release-file"
import type { Problem } from "../../report/problem"
import { spellingFile, spellingSchema, type Spelling } from "../../spelling/spelling-file"
import { noSynonyms, synonymsFileSchema, type Synonyms } from "../../search/synonyms"
import type { ContentLayout } from "../layout"
import { listContentFiles } from "../files/list-files"
import { parseYaml, type ParsedYaml, type Salvage } from "../yaml/parse-yaml"
import { readContentText } from "../files/read-content-text"
import { startOfFile } from "../yaml/read-yaml"
import {
  announcementSchema,
  announcementProblems,
  salvageAnnouncement,
  type AnnouncementSource,
} from "./announcement"
import { parseTagsFile, type Tag } from "./tags"
import { valueRulesFile, valueRulesSchema, type ValueRule } from "./value-rules"
import { variablesFile, variablesSchema, type Variables } from "./variables"
import { versionTableFolder, versionTableSchema, type VersionTable } from "./version-table"

/** The content of a tree's settings files. */
export interface ContentSettings {
  /** Absent if the tree has no valid `sidebars.yml`. */
  sidebarFile?: SidebarFile
  categories: CategoryFile[]
  /** Absent if the tree has no `tags.yml`; then every label in use is a tag. */
  tags?: Tag[]
  /** Tags that pages may use, from the docs folders of a Docusaurus tree. */
  knownTags?: readonly Tag[]
  announcement?: AnnouncementSource
  /** Position of the announcement's text in its file. */
  announcementPosition: SourcePosition
  versionTables: Map<string, VersionTable>
  /** Absent if the tree has no `data/deployable.yml`. */
  deployable?: Deployable
  releases: RepositoryReleases[]
  /** Empty if the tree has no valid `data/values.yml`. */
  valueRules: readonly ValueRule[]
  /** Absent if the tree has no valid `data/variables.yml`. */
  variables: Variables | undefined
  /** Empty if the tree has no valid `glossary.yml`. */
  terms: readonly Term[]
  /** Absent if the tree has no valid `spelling.yml`. */
  spelling: Spelling | undefined
  /** Absent if the tree has no `docs/_constructs.md`. */
  constructs?: string
  /** Empty if the tree has no valid `synonyms.yml`. */
  synonyms: Synonyms
  problems: Problem[]
}

function readSettings<T>(
  layout: ContentLayout,
  name: string,
  parse: (file: string, text: string) => ParsedYaml<T>,
): ParsedYaml<T> {
  const read = readContentText(layout, name)
  if (read === undefined) return { problems: [], positionOf: startOfFile }
  if (read.problems.length > 0) return { problems: read.problems, positionOf: startOfFile }
  return parse(path.posix.join(layout.reportRoot, name), read.text)
}

function parserOf<T>(schema: z.ZodType<T>, salvage?: Salvage) {
  return (file: string, text: string) => parseYaml(schema, file, text, salvage)
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
  const keep = <T>(result: { data?: T; problems: Problem[] }): T | undefined => {
    problems.push(...result.problems)
    return result.data
  }

  const sidebarFile = keep(await readSidebars(layout))
  const tags = keep(readSettings(layout, "tags.yml", parseTagsFile))
  const knownTags = layout.docusaurus ? keep(loadDocusaurusTags(layout)) : undefined
  const announcementFile = readSettings(
    layout,
    "announcement.yml",
    parserOf(announcementSchema, salvageAnnouncement),
  )
  const announcement = keep(announcementFile)
  if (announcement && announcementFile.problems.length === 0)
    problems.push(
      ...announcementProblems(announcement).map(({ field, message, fix }): Problem => ({
        rule: "front-matter",
        file: path.posix.join(layout.reportRoot, "announcement.yml"),
        ...announcementFile.positionOf([field]),
        message,
        fix,
      })),
    )
  const synonyms = keep(readSettings(layout, "synonyms.yml", parserOf(synonymsFileSchema)))

  const categories: CategoryFile[] = []
  for (const file of files.filter((file) => /(?:^|\/)_category_\.(?:json|ya?ml)$/.test(file))) {
    const read = readSettings(layout, file, parserOf(categorySchema))
    const category = keep(read)
    const reportFile = path.posix.join(layout.reportRoot, file)
    if (category)
      categories.push({
        ...category,
        ...categoryFolder(layout, file),
        reportFile,
        positionOf: read.positionOf,
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
    const reportFile = path.posix.join(layout.reportRoot, file)
    const read = readContentText(layout, file)
    if (!read) continue
    const parsed = parseReleases(reportFile, read.text)
    problems.push(...read.problems, ...parsed.problems)
    releases.push({ repository: path.posix.basename(file, ".jsonl"), file, releases: parsed.releases })
  }
  const terms = keep(readSettings(layout, glossaryFile, parserOf(glossarySchema))) ?? []
  const valueRules = keep(readSettings(layout, valueRulesFile, parserOf(valueRulesSchema))) ?? []
  const constructs = readContentText(layout, constructsFile)
  problems.push(...(constructs?.problems ?? []))
  return {
    ...(sidebarFile ? { sidebarFile } : {}),
    ...(deployable ? { deployable } : {}),
    releases,
    ...(tags ? { tags } : {}),
    ...(knownTags ? { knownTags } : {}),
    ...(announcement ? { announcement } : {}),
    announcementPosition: announcementFile.positionOf(["content"]),
    categories,
    versionTables,
    valueRules,
    variables: keep(readSettings(layout, variablesFile, parserOf(variablesSchema))),
    terms,
    spelling: keep(readSettings(layout, spellingFile, parserOf(spellingSchema))),
    ...(constructs ? { constructs: constructs.text } : {}),
    synonyms: synonyms ?? noSynonyms,
    problems,
  }
}

/** Reads the sidebars of a tree, in the tree's own format. */
async function readSidebars(layout: ContentLayout): Promise<{ data?: SidebarFile; problems: Problem[] }> {
  if (layout.docusaurus) return loadDocusaurusSidebars(layout)
  const read = readContentText(layout, "sidebars.yml")
  if (read === undefined || read.problems.length > 0) return { problems: read?.problems ?? [] }
  return parseSidebarFile(path.posix.join(layout.reportRoot, "sidebars.yml"), read.text)
}

/** The docs path of a category file's folder, and that of its docs in a Docusaurus tree. */
function categoryFolder(layout: ContentLayout, file: string) {
  const folder = path.posix.dirname(file)
  const { docs } = layout.classify(file)
  if (!docs) return { folder: layout.docsFolder === "docs" ? folder.replace(/^docs(?:\/|$)/, "") : folder }
  return { folder, route: docs.route, docsFolder: docs.folder }
}
