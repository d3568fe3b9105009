import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdir, readdir, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import { manifestName, searchFolder } from "../../../shared/search/index-names"
import { mapFiles } from "../../outputs/map-files"
import { buildIndex, type IndexFile } from "../../search/build-index"
import { recordsOf, searchablePagesQuery, type SearchablePagesResult } from "./searchable-pages"
import { synonymLines, type Synonyms } from "../../search/synonyms"

/** The files of the embedded index. */
interface IndexFiles {
  /** Content-hashed folder of the shards, below the search folder. */
  folder: string
  files: IndexFile[]
}

type IndexArgs = Pick<BuildArgs, "graphql" | "reporter" | "cache">

/** Creates the files of the embedded index from the data layer. */
export async function indexFiles(graphql: BuildArgs["graphql"], synonyms: Synonyms): Promise<IndexFiles> {
  return filesOf(await readPages(graphql), synonyms)
}

async function readPages(graphql: BuildArgs["graphql"]): Promise<SearchablePagesResult> {
  const { data, errors } = await graphql<SearchablePagesResult>(searchablePagesQuery)
  if (errors || !data) throw new Error(`Could not read the pages for the search index. ${String(errors)}`)
  return data
}

function filesOf(pages: SearchablePagesResult, synonyms: Synonyms): IndexFiles {
  const { manifest, shards } = buildIndex(recordsOf(pages), synonymLines(synonyms))
  return {
    folder: manifest.shards,
    files: [{ path: manifestName, text: JSON.stringify(manifest) }, ...shards],
  }
}

/** Cache key of what the index in `public/` was made of, with its folder. */
const writtenKey = "written-search-index"

/** What an index was made of, as a digest, and its content-hashed folder. */
interface WrittenIndex {
  madeOf: string
  folder: string
}

/**
 * Writes the embedded index, replacing an earlier one, unless that was made of the same pages.
 * @param folder where to write it
 * @returns the content-hashed folder, below the search folder, whose files are immutable
 */
export async function writeSearchIndex(
  { graphql, reporter, cache }: IndexArgs,
  synonyms: Synonyms,
  folder = path.resolve("public", searchFolder),
): Promise<string | undefined> {
  let pages: SearchablePagesResult
  try {
    pages = await readPages(graphql)
  } catch (error) {
    reporter.panicOnBuild(error instanceof Error ? error.message : String(error))
    return undefined
  }
  // Not Gatsby's `createContentDigest`: the results of queries have no prototype, and it takes them all for the same.
  const madeOf = createHash("sha256")
    .update(JSON.stringify([pages, synonyms]))
    .digest("base64")
  const written = (await cache.get(writtenKey)) as WrittenIndex | undefined // set below
  if (written?.madeOf === madeOf && existsSync(path.join(folder, written.folder))) return written.folder
  await cache.del(writtenKey) // an interrupted build leaves a part of the files
  const index = filesOf(pages, synonyms)
  // The page /search is a file in the same folder; folders are shards of earlier builds.
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => []))
    if (entry.isDirectory()) await rm(path.join(folder, entry.name), { recursive: true })
  const target = ({ path: name }: IndexFile) => path.join(folder, name)
  const folders = new Set(index.files.map((file) => path.dirname(target(file))))
  await Promise.all([...folders].map((name) => mkdir(name, { recursive: true })))
  await mapFiles(index.files, (file) => writeFile(target(file), file.text))
  await cache.set(writtenKey, { madeOf, folder: index.folder } satisfies WrittenIndex)
  return index.folder
}
