import { existsSync, readdirSync, rmSync } from "node:fs"
import path from "node:path"
import { manifestName } from "../../shared/search/index-names"
import { writeAll } from "../outputs/write-all"
import type { BuiltIndex, IndexFile } from "./build-search-index"

/** All files of an index, with paths from the search folder. */
export function indexFiles({ manifest, shards }: BuiltIndex): IndexFile[] {
  return [{ path: manifestName, text: JSON.stringify(manifest) }, ...shards]
}

/** Writes an index into the search folder, and removes the shards of earlier ones. */
export function writeIndex(index: BuiltIndex, folder: string): void {
  // The page /search is a file in the same folder; folders are shards of earlier builds.
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
  for (const entry of entries)
    if (entry.isDirectory()) rmSync(path.join(folder, entry.name), { recursive: true })
  writeAll(folder, indexFiles(index))
}
