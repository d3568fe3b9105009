import { copyFileSync, linkSync, mkdirSync, rmSync, statSync } from "node:fs"
import path from "node:path"
import type { GatsbyCache } from "gatsby"

/** Cache key of the list of names that a build has created. */
const listKey = "canonical-files"

/**
 * Removes the links that an earlier build created for pages that no longer exist. It has to be called before other files are
 * written: the stub that redirects from a page's former address can have the name of such a link.
 * @param cache has the list of links that `linkCanonicalFiles` stored
 * @param folder the published folder
 */
export async function removeCanonicalFiles(
  cache: Pick<GatsbyCache, "get">,
  slugs: readonly string[],
  folder: string,
): Promise<void> {
  const earlier = ((await cache.get(listKey)) ?? []) as string[] // `linkCanonicalFiles` stored it
  const current = new Set(canonicalNames(slugs))
  for (const name of earlier) if (!current.has(name)) rmSync(path.join(folder, name), { force: true })
}

/**
 * Creates a hard link for the file of each page whose address has no trailing slash: `tools.html` for `tools/index.html`.
 * Without it, hosts without rules would redirect `/tools` to the folder.
 * @param cache stores the list of links for the next build
 * @param folder the published folder
 */
export async function linkCanonicalFiles(
  cache: Pick<GatsbyCache, "set">,
  slugs: readonly string[],
  folder: string,
): Promise<void> {
  const names = canonicalNames(slugs)
  await cache.set(listKey, names)
  for (const name of names)
    nameFile(path.join(folder, name.replace(/\.html$/, "/index.html")), path.join(folder, name))
}

/** Pages whose address ends in `.html` need no link: Gatsby writes them to a file of this name. */
function canonicalNames(slugs: readonly string[]): string[] {
  return slugs.filter((slug) => !/\/$|\.html$/.test(slug)).map((slug) => `${slug.slice(1)}.html`)
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
