import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import type { GatsbyCache } from "gatsby"
import type { OutputFile } from "../../outputs/output-pages"

/** Where Gatsby's cache keeps what a build wrote, for the next one. */
const listKey = "written-outputs"

/** Digests of the texts that a build wrote, by their files' paths below `public/`. */
type WrittenFiles = Record<string, string>

/**
 * Writes a build's files below `public/` and removes those of the build before that are not among them.
 * @param cache keeps the list of what was written; without one, nothing is removed
 * @param folder the site's
 */
export async function writeFiles(
  cache: Pick<GatsbyCache, "get" | "set">,
  files: readonly OutputFile[],
  folder = process.cwd(),
): Promise<void> {
  const written: WrittenFiles = Object.fromEntries(files.map(({ path, text }) => [path, digest(text)]))
  const earlier = ((await cache.get(listKey)) ?? {}) as WrittenFiles // the list is written below
  const gone = Object.entries(earlier).filter(([file]) => !(file in written))
  await Promise.all(
    gone.map(async ([file, textDigest]) => {
      if (await isOwn(folder, file, textDigest)) await rm(path.join(folder, "public", file))
    }),
  )

  await cache.set(listKey, written) // before the files: a build that stops halfway leaves none that are unknown
  const target = (file: OutputFile) => path.join(folder, "public", file.path)
  const folders = new Set(files.map((file) => path.dirname(target(file))))
  await Promise.all([...folders].map((name) => mkdir(name, { recursive: true })))
  await Promise.all(files.map((file) => writeFile(target(file), file.text)))
}

/** Whether a file is still what an earlier build wrote: Gatsby or `static/` may have put another in its place. */
async function isOwn(folder: string, file: string, textDigest: string): Promise<boolean> {
  if (existsSync(path.join(folder, "static", file))) return false
  const text = await readFile(path.join(folder, "public", file)).catch(() => undefined) // gone, or a folder now
  return text !== undefined && digest(text) === textDigest
}

function digest(text: string | Buffer): string {
  return createHash("sha256").update(text).digest("base64")
}
