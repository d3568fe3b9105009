import { mkdir, readdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import { manifestName, searchFolder } from "../../shared/search/index-names"
import { recordsOf, searchablePagesQuery, type SearchablePagesResult } from "./algolia-queries"
import { buildIndex, type IndexFile } from "./build-index"
import { loadSynonyms } from "./load-synonyms"
import { synonymLines } from "./synonyms"

/** The files of the embedded index, made from the data layer. */
export async function indexFiles(graphql: BuildArgs["graphql"]): Promise<IndexFile[]> {
  const { data, errors } = await graphql<SearchablePagesResult>(searchablePagesQuery)
  if (errors || !data) throw new Error(`Could not read the pages for the search index. ${String(errors)}`)
  const { manifest, shards } = buildIndex(recordsOf(data), synonymLines(loadSynonyms()))
  return [{ path: manifestName, text: JSON.stringify(manifest) }, ...shards]
}

/** Writes the embedded index into the build, in place of an earlier one. */
export async function writeSearchIndex({
  graphql,
  reporter,
}: Pick<BuildArgs, "graphql" | "reporter">): Promise<void> {
  const folder = path.resolve("public", searchFolder)
  let files: IndexFile[]
  try {
    files = await indexFiles(graphql)
  } catch (error) {
    reporter.panicOnBuild(error instanceof Error ? error.message : String(error))
    return
  }
  // The page /search lies in the same folder, as a file; folders are shards of earlier builds.
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => []))
    if (entry.isDirectory()) await rm(path.join(folder, entry.name), { recursive: true })
  for (const file of files) {
    const target = path.join(folder, file.path)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, file.text)
  }
}
