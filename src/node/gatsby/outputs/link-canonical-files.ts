import { copyFile, link, mkdir, rm, stat } from "node:fs/promises"
import path from "node:path"
import type { GatsbyCache } from "gatsby"

/** Where Gatsby's cache keeps the names that a build gave, for the next one. */
const listKey = "canonical-files"

/**
 * Gives the file of each page whose address has no trailing slash a second name, `tools.html` beside
 * `tools/index.html`: hosts without any rules answer `/tools` with it, where they would redirect to the folder. Names that
 * an earlier build gave to pages which are gone are removed.
 * @param cache keeps the list of names
 * @param folder the one that is published
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
  await Promise.all(
    names.map((name) =>
      nameFile(path.join(folder, name.replace(/\.html$/, "/index.html")), path.join(folder, name)),
    ),
  )
}

async function nameFile(file: string, name: string): Promise<void> {
  const [page, present] = await Promise.all([stat(file), stat(name).catch(() => undefined)])
  if (present?.ino === page.ino) return
  await rm(name, { force: true })
  await mkdir(path.dirname(name), { recursive: true })
  // Some file systems know no second names.
  await link(file, name).catch(() => copyFile(file, name))
}
