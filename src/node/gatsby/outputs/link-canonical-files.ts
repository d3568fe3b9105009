import { copyFile, link, mkdir, rm, stat } from "node:fs/promises"
import path from "node:path"
import type { GatsbyCache } from "gatsby"
import { mapFiles } from "../../outputs/map-files"

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
  const gone = earlier.filter((name) => !current.has(name))
  await Promise.all(gone.map((name) => rm(path.join(folder, name), { force: true })))
  await cache.set(listKey, names)
  await mapFiles(names, (name) =>
    nameFile(path.join(folder, name.replace(/\.html$/, "/index.html")), path.join(folder, name)),
  )
}

async function nameFile(file: string, name: string): Promise<void> {
  const [page, present] = await Promise.all([stat(file), stat(name).catch(() => undefined)])
  if (present?.ino === page.ino) return
  await rm(name, { force: true })
  await mkdir(path.dirname(name), { recursive: true })
  // Some file systems do not support hard links.
  await link(file, name).catch(() => copyFile(file, name))
}
