/** Node id of the `Deployable` data. */
export const deployableId = "deployable"

/** Node id of the only `ContentIndex`. */
export const contentIndexId = "content-index"

/** Node id of the `PageFacts` of a page, given by the path of its file from the content directory. */
export function pageFactsId(file: string): string {
  return `facts about ${file}`
}

/** Node id of the `Tag` with a key. */
export function tagId(key: string): string {
  return `tag ${key}`
}

/** Node id of the `Sidebar` with a name. */
export function sidebarId(name: string): string {
  return `sidebar ${name}`
}

/** Node id of the `VersionTable` with a name. */
export function versionTableId(name: string): string {
  return `version-table ${name}`
}
