import { createHash } from "node:crypto"
import { existsSync, readdirSync, rmSync } from "node:fs"
import path from "node:path"
import { manifestName } from "../../shared/search/index-names"
import type { OutputFile } from "../outputs/output-file"
import { writeAll } from "../outputs/write-all"
import type { SearchRecord } from "../../shared/search/record"
import { buildSearchIndex, type BuiltIndex } from "./build-search-index"
import { synonymLines, type Synonyms } from "./synonyms"

/** All files of an index, with paths from the search folder. */
export function indexFiles({ manifest, shards }: BuiltIndex): OutputFile[] {
  return [{ path: manifestName, text: JSON.stringify(manifest) }, ...shards]
}

/** The data that an index is built from. */
export interface IndexedData {
  records: readonly SearchRecord[]
  synonyms: Synonyms
}

/** An index in the search folder: a digest of the data that it was built from, and the content-hashed folder of its shards. */
export interface WrittenIndex {
  madeOf: string
  shards: string
}

/**
 * Writes the index of records into the search folder, unless the one there was built from the same.
 * @param written the index that is there, if its writing has ended
 */
export function updateIndex(
  folder: string,
  { records, synonyms }: IndexedData,
  written?: WrittenIndex,
): WrittenIndex {
  const madeOf = createHash("sha256")
    .update(JSON.stringify([records, synonyms]))
    .digest("base64")
  if (written?.madeOf === madeOf && existsSync(path.join(folder, written.shards))) return written
  const index = buildSearchIndex(records, synonymLines(synonyms))
  writeIndex(index, folder)
  return { madeOf, shards: index.manifest.shards }
}

/** Writes an index into the search folder, and removes the shards of earlier ones. */
function writeIndex(index: BuiltIndex, folder: string): void {
  // The page /search is a file in the same folder; folders are shards of earlier builds.
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
  for (const entry of entries)
    if (entry.isDirectory()) rmSync(path.join(folder, entry.name), { recursive: true })
  writeAll(folder, indexFiles(index))
}
