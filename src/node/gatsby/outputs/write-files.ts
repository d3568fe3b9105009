import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import type { GatsbyCache } from "gatsby"
import { mapFiles } from "../../outputs/map-files"
import type { OutputFile, OutputPicture } from "../../outputs/output-pages"

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
  const gone = Object.entries(earlier).filter(([file]) => !(file in written))
  await mapFiles(gone, async ([file, textDigest]) => {
    if (await isOwn(folder, file, textDigest)) await rm(path.join(folder, "public", file))
  })

  await cache.set(listKey, written) // before the files, so that the files of an interrupted build are known
  const target = (file: { path: string }) => path.join(folder, "public", file.path)
  const folders = new Set(files.map((file) => path.dirname(target(file))))
  await Promise.all([...folders].map((name) => mkdir(name, { recursive: true })))
  await mapFiles(files, (file) => writeFile(target(file), file.text))
}

/** Whether a file is unchanged since an earlier build wrote it: Gatsby or `static/` may have overwritten it. */
async function isOwn(folder: string, file: string, textDigest: string): Promise<boolean> {
  if (existsSync(path.join(folder, "static", file))) return false
  const text = await readFile(path.join(folder, "public", file)).catch(() => undefined) // deleted, or a folder now
  return text !== undefined && digest(text) === textDigest
}

function digest(text: string | Buffer): string {
  return createHash("sha256").update(text).digest("base64")
}
