import { readFileSync, realpathSync } from "node:fs"
import path from "node:path"
import type { ContentLayout } from "./layout"

/** Where a path leads that content names; `outside` is what the build must not read for it. */
export type Reach = "inside" | "outside" | "missing"

/** Folders of static files, in the order they are searched: of the content tree, of the project around it, of this project. */
export function staticFolders({ root, docusaurus }: Pick<ContentLayout, "root" | "docusaurus">): string[] {
  if (docusaurus)
    return [...docusaurus.static.map((folder) => path.join(root, folder)), path.resolve("static")]
  return [path.join(root, "static"), path.join(path.dirname(root), "static"), path.resolve("static")]
}

/** Folders that the build may read because content names a file in them. */
export function readableFolders(layout: Pick<ContentLayout, "root" | "docusaurus">): string[] {
  return [layout.root, ...staticFolders(layout)]
}

/** Files and folders whose changes a preview has to notice: what it may read, without the rest of a Docusaurus project. */
export function watchedFolders(layout: ContentLayout): string[] {
  if (!layout.docusaurus) return readableFolders(layout)
  const { docs } = layout.docusaurus
  const own = docs.flatMap(({ folder, sidebars }) => (sidebars === undefined ? [folder] : [folder, sidebars]))
  return [...own.map((name) => path.join(layout.root, name)), ...staticFolders(layout)]
}

/**
 * Decides whether the build may read a file or a folder, by its real path: symbolic links and dot segments count as what
 * they lead to. Hidden files, and packages, are no content even within the readable folders.
 * @param readable absolute paths of folders; one that does not exist holds nothing
 */
export function reachOf(target: string, readable: readonly string[]): Reach {
  const real = realPathOf(target)
  if (real === undefined) return "missing"
  const holds = (folder: string) => {
    const realFolder = realPathOf(folder)
    return realFolder !== undefined && isVisibleBelow(realFolder, real)
  }
  return readable.some(holds) ? "inside" : "outside"
}

/** Text of a file of the content tree; `undefined` for one that is absent, or a link out of the tree. */
export function readContentFile(
  layout: Pick<ContentLayout, "root" | "docusaurus">,
  name: string,
): string | undefined {
  const file = path.join(layout.root, name)
  return reachOf(file, readableFolders(layout)) === "inside" ? readFileSync(file, "utf8") : undefined
}

/** The path without symbolic links; `undefined` when nothing can be read there. */
export function realPathOf(target: string): string | undefined {
  try {
    return realpathSync(target)
  } catch {
    return undefined // missing, a loop of links, a folder that may not be searched, or no valid path
  }
}

function isVisibleBelow(folder: string, target: string): boolean {
  const relative = path.relative(folder, target)
  if (path.isAbsolute(relative)) return false // on another drive
  return relative
    .split(path.sep)
    .every((segment) => segment === ".well-known" || !/^(?:\..*|node_modules)$/.test(segment))
}
