import { createHash } from "node:crypto"
import { existsSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"
import type { GatsbyCache } from "gatsby"
import type { OutputFile, OutputPicture } from "../../outputs/output-file"
import { writeAll } from "../../outputs/write-all"

/** Cache key of the list of files that a build has written. */
const listKey = "written-outputs"

/** Digests of the written files' contents, by path below `public/`. */
type WrittenFiles = Record<string, string>

/**
 * Writes a build's files below `public/` and removes those that only the previous build wrote.
 * @param cache stores the list of written files; without a stored list, nothing is removed
 * @param folder the site's folder
 */
export async function writeFiles(
  cache: Pick<GatsbyCache, "get" | "set">,
  files: readonly (OutputFile | OutputPicture)[],
  folder = process.cwd(),
): Promise<void> {
  const written: WrittenFiles = Object.fromEntries(files.map(({ path, text }) => [path, digest(text)]))
  const earlier = ((await cache.get(listKey)) ?? {}) as WrittenFiles // the list is written below
  for (const [file, textDigest] of Object.entries(earlier)) {
    const isGone = !(file in written)
    if (isGone && isOwn(folder, file, textDigest)) rmSync(path.join(folder, "public", file))
  }

  await cache.set(listKey, written) // before the files, so that the files of an interrupted build are known
  writeAll(path.join(folder, "public"), files)
}

/** Whether a file is unchanged since an earlier build wrote it: Gatsby or `static/` may have overwritten it. */
function isOwn(folder: string, file: string, textDigest: string): boolean {
  if (existsSync(path.join(folder, "static", file))) return false
  try {
    return digest(readFileSync(path.join(folder, "public", file))) === textDigest
  } catch {
    return false // it was deleted, or is a folder now
  }
}

function digest(text: string | Buffer): string {
  return createHash("sha256").update(text).digest("base64")
}
