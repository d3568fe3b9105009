import { copyFileSync, linkSync, mkdirSync, rmSync, statSync } from "node:fs"
import path from "node:path"
import type { GatsbyCache } from "gatsby"

/** Cache key of the list of names that a build has created. */
const listKey = "canonical-files"

/**
 * Creates a hard link for the file of each page whose address has no trailing slash: `tools.html` for `tools/index.html`.
 * Without it, hosts without rules would redirect `/tools` to the folder. Links of deleted pages are removed.
 * @param cache stores the list of links for the next build
 * @param folder the published folder
 */
export async function linkCanonicalFiles(
  cache: Pick<GatsbyCache, "get" | "set">,
  slugs: readonly string[],
  folder: string,
): Promise<void> {
  const names = slugs.filter((slug) => !slug.endsWith("/")).map((slug) => `${slug.slice(1)}.html`)
  const earlier = ((await cache.get(listKey)) ?? []) as string[] // the list is written below
  const current = new Set(names)
  for (const name of earlier) if (!current.has(name)) rmSync(path.join(folder, name), { force: true })
  await cache.set(listKey, names)
  for (const name of names)
    nameFile(path.join(folder, name.replace(/\.html$/, "/index.html")), path.join(folder, name))
}

function nameFile(file: string, name: string): void {
  if (statSync(name, { throwIfNoEntry: false })?.ino === statSync(file).ino) return
  rmSync(name, { force: true })
  mkdirSync(path.dirname(name), { recursive: true })
  try {
    linkSync(file, name)
  } catch {
    copyFileSync(file, name) // some file systems do not support hard links
  }
}
