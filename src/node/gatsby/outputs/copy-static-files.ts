import { cp, mkdir, rm, stat } from "node:fs/promises"
import path from "node:path"
import type { GatsbyCache } from "gatsby"
import { listFiles } from "../../content/files/list-files"
import type { ContentLayout } from "../../content/layout"
import { readableFolders } from "../../content/files/sandbox"

/** Cache key of the files that the last build copied: their paths in `public/`, and when each was written. */
const copiedKey = "copied-static-files"

/**
 * Copies the static files of a Docusaurus tree to `public/`, like Docusaurus. Files that the build, or an earlier static
 * folder, has put at the same path are not overwritten; copies of the last build are. Copies of files that are gone are
 * removed.
 */
export async function copyStaticFiles(
  cache: Pick<GatsbyCache, "get" | "set">,
  layout: ContentLayout,
  publicFolder: string,
): Promise<void> {
  const earlier = new Map((await cache.get(copiedKey)) as [string, number][] | undefined) // as it is set below
  const copied = new Map<string, number>()
  for (const { folder, file } of filesOfTree(layout)) {
    const target = path.join(publicFolder, file)
    const writtenAt = await timeOf(target)
    if (copied.has(file) || (writtenAt !== undefined && writtenAt !== earlier.get(file))) continue
    await mkdir(path.dirname(target), { recursive: true })
    await cp(path.join(folder, file), target, { dereference: true })
    copied.set(file, (await stat(target)).mtimeMs)
  }
  for (const [file, writtenAt] of earlier) {
    const target = path.join(publicFolder, file)
    if (!copied.has(file) && (await timeOf(target)) === writtenAt) await rm(target)
  }
  await cache.set(copiedKey, [...copied])
}

/**
 * Addresses of all static files: those that Gatsby publishes, and those of a Docusaurus tree.
 * @param folder the folder that Gatsby publishes
 */
export function staticAddresses(layout: ContentLayout, folder = path.resolve("static")): string[] {
  const own = listFiles({ folder, reportFolder: "static", readable: readableFolders(layout) }).files
  return [...own, ...filesOfTree(layout).map(({ file }) => file)].map((file) => `/${file}`)
}

/** The static files of a Docusaurus tree, with the folders that they are in. */
function filesOfTree(layout: ContentLayout): { folder: string; file: string }[] {
  const { root, docusaurus } = layout
  const readable = readableFolders(layout)
  return (docusaurus?.static ?? []).flatMap((name) => {
    const folder = path.join(root, name)
    return listFiles({ folder, reportFolder: name, readable }).files.map((file) => ({ folder, file }))
  })
}

/** When a file was last written, in milliseconds; `undefined` if there is none. */
async function timeOf(file: string): Promise<number | undefined> {
  const found = await stat(file).catch(() => undefined)
  return found?.mtimeMs
}
