import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { searchFolder } from "../../../shared/search/index-names"
import type { ContentChecks } from "../checks/content-checks"
import type { Synonyms } from "../../search/synonyms"
import { querySearchablePages, type SearchablePages } from "./searchable-pages"

type QueryArgs = Pick<CreatePagesArgs, "graphql" | "reporter" | "cache">

/** Cache key of the `WrittenIndex` in `public/`. */
const writtenKey = "written-search-index"

/** An index in `public/`: a digest of the data that it was built from, and its content-hashed folder. */
interface WrittenIndex {
  madeOf: string
  folder: string
}

/**
 * Writes the embedded index, unless the one in `public/` was built from the same pages.
 * @param write builds and writes an index of pages
 * @param folder where the index is written
 * @returns the content-hashed folder, below the search folder, whose files are immutable; undefined if the pages
 * could not be read, which ends a build
 */
export async function updateSearchIndex(
  { graphql, reporter, cache }: QueryArgs,
  synonyms: Synonyms,
  write: ContentChecks["writeIndex"],
  folder = path.resolve("public", searchFolder),
): Promise<string | undefined> {
  let pages: SearchablePages
  try {
    pages = await querySearchablePages(graphql)
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
  if (written?.madeOf === madeOf && existsSync(path.join(folder, written.folder))) return written.folder
  await cache.del(writtenKey) // an interrupted build leaves a part of the files
  const shards = await write(pages, synonyms, folder)
  await cache.set(writtenKey, { madeOf, folder: shards } satisfies WrittenIndex)
  return shards
}
