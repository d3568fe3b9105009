import { mkdir, readdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import { manifestName, searchFolder } from "../../../shared/search/index-names"
import { buildIndex, type IndexFile } from "../../search/build-index"
import { recordsOf, searchablePagesQuery, type SearchablePagesResult } from "./searchable-pages"
import { synonymLines, type Synonyms } from "../../search/synonyms"

/** The files of the embedded index. */
interface IndexFiles {
  /** Content-hashed folder of the shards, below the search folder. */
  folder: string
  files: IndexFile[]
}

/** Creates the files of the embedded index from the data layer. */
export async function indexFiles(graphql: BuildArgs["graphql"], synonyms: Synonyms): Promise<IndexFiles> {
  const { data, errors } = await graphql<SearchablePagesResult>(searchablePagesQuery)
  if (errors || !data) throw new Error(`Could not read the pages for the search index. ${String(errors)}`)
  const { manifest, shards } = buildIndex(recordsOf(data), synonymLines(synonyms))
  return {
    folder: manifest.shards,
    files: [{ path: manifestName, text: JSON.stringify(manifest) }, ...shards],
  }
}

/**
 * Writes the embedded index, replacing an earlier one.
 * @returns the content-hashed folder, below the search folder, whose files are immutable
 */
export async function writeSearchIndex(
  { graphql, reporter }: Pick<BuildArgs, "graphql" | "reporter">,
  synonyms: Synonyms,
): Promise<string | undefined> {
  const folder = path.resolve("public", searchFolder)
  let index: IndexFiles
  try {
    index = await indexFiles(graphql, synonyms)
  } catch (error) {
    reporter.panicOnBuild(error instanceof Error ? error.message : String(error))
    return undefined
  }
  // The page /search is a file in the same folder; folders are shards of earlier builds.
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => []))
    if (entry.isDirectory()) await rm(path.join(folder, entry.name), { recursive: true })
  const target = ({ path: name }: IndexFile) => path.join(folder, name)
  const folders = new Set(index.files.map((file) => path.dirname(target(file))))
  await Promise.all([...folders].map((name) => mkdir(name, { recursive: true })))
  await Promise.all(index.files.map((file) => writeFile(target(file), file.text)))
  return index.folder
}
