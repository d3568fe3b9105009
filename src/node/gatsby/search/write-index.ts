import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { readdir, rm } from "node:fs/promises"
import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { manifestName, searchFolder } from "../../../shared/search/index-names"
import { writeAll } from "../../outputs/write-all"
import { buildIndex, type BuiltIndex, type IndexFile } from "../../search/build-index"
import type { ContentChecks } from "../checks/content-checks"
import { recordsOf, searchablePagesQuery, type SearchablePagesResult } from "./searchable-pages"
import { synonymLines, type Synonyms } from "../../search/synonyms"

/** The files of the embedded index. */
interface IndexFiles {
  /** Content-hashed folder of the shards, below the search folder. */
  folder: string
  files: IndexFile[]
}

type QueryArgs = Pick<CreatePagesArgs, "graphql" | "reporter" | "cache">

/** Creates the files of the embedded index from the data layer. */
export async function indexFiles(
  graphql: CreatePagesArgs["graphql"],
  synonyms: Synonyms,
): Promise<IndexFiles> {
  return filesOf(buildIndex(recordsOf(await readPages(graphql)), synonymLines(synonyms)))
}

async function readPages(graphql: CreatePagesArgs["graphql"]): Promise<SearchablePagesResult> {
  const { data, errors } = await graphql<SearchablePagesResult>(searchablePagesQuery)
  if (errors || !data) throw new Error(`Could not read the pages for the search index. ${String(errors)}`)
  return data
}

function filesOf({ manifest, shards }: BuiltIndex): IndexFiles {
  return {
    folder: manifest.shards,
    files: [{ path: manifestName, text: JSON.stringify(manifest) }, ...shards],
  }
}

/** Cache key of the `WrittenIndex` in `public/`. */
const writtenKey = "written-search-index"

/** An index in `public/`: a digest of the data that it was built from, and its content-hashed folder. */
interface WrittenIndex {
  madeOf: string
  folder: string
}

/** The index of a build, to be written. It has no files if `public/` already has the same index. */
export interface PreparedIndex extends WrittenIndex {
  files?: IndexFile[]
}

/**
 * Builds the embedded index, unless the one in `public/` was built from the same pages.
 * @param build builds an index of records
 * @param folder where the index is written
 * @returns undefined if the pages could not be read, which ends a build
 */
export async function prepareSearchIndex(
  { graphql, reporter, cache }: QueryArgs,
  synonyms: Synonyms,
  build: ContentChecks["buildIndex"],
  folder = path.resolve("public", searchFolder),
): Promise<PreparedIndex | undefined> {
  let pages: SearchablePagesResult
  try {
    pages = await readPages(graphql)
  } catch (error) {
    reporter.panicOnBuild(error instanceof Error ? error.message : String(error))
    return undefined
  }
  // Not Gatsby's `createContentDigest`, which returns the same digest for all query results, because they
  // have no prototype.
  const madeOf = createHash("sha256")
    .update(JSON.stringify([pages, synonyms]))
    .digest("base64")
  const written = (await cache.get(writtenKey)) as WrittenIndex | undefined // set below
  if (written?.madeOf === madeOf && existsSync(path.join(folder, written.folder))) return written
  return { madeOf, ...filesOf(await build(recordsOf(pages), synonyms)) }
}

/**
 * Writes an index that `prepareSearchIndex` made, replacing an earlier one.
 * @returns the content-hashed folder, below the search folder, whose files are immutable
 */
export async function writeSearchIndex(
  cache: QueryArgs["cache"],
  index: PreparedIndex,
  folder = path.resolve("public", searchFolder),
): Promise<string> {
  if (!index.files) return index.folder
  await cache.del(writtenKey) // an interrupted build leaves a part of the files
  // The page /search is a file in the same folder; folders are shards of earlier builds.
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => []))
    if (entry.isDirectory()) await rm(path.join(folder, entry.name), { recursive: true })
  writeAll(folder, index.files)
  await cache.set(writtenKey, { madeOf: index.madeOf, folder: index.folder } satisfies WrittenIndex)
  return index.folder
}
