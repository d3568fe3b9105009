import path from "node:path"
import type { GatsbyCache } from "gatsby"
import { searchFolder } from "../../../shared/search/index-names"
import type { WrittenIndex } from "../../search/index-files"
import type { ContentChecks } from "../checks/content-checks"

/** Cache key of the `WrittenIndex` in `public/`. */
const writtenKey = "written-search-index"

/**
 * Has the embedded index written, unless the one in `public/` was built from the same content.
 * @returns the content-hashed folder, below the search folder, whose files are immutable
 */
export async function updateSearchIndex(
  cache: Pick<GatsbyCache, "get" | "set" | "del">,
  writeIndex: ContentChecks["writeIndex"],
): Promise<string> {
  const written = (await cache.get(writtenKey)) as WrittenIndex | undefined // set below
  await cache.del(writtenKey) // an interrupted build leaves a part of the files
  const now = await writeIndex(path.resolve("public", searchFolder), written)
  await cache.set(writtenKey, now)
  return now.shards
}
