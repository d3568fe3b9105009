import { lstatSync, realpathSync, statSync } from "node:fs"
import path from "node:path"
import { sourceFolders, type ContentLayout } from "../layout"

/** Where a path in the content leads; the build must not read `outside` files. */
type Reach = "inside" | "outside" | "missing"

/** Folders of static files in search order: of the content tree, of its parent project, of this project. */
export function staticFolders({ root, docusaurus }: Pick<ContentLayout, "root" | "docusaurus">): string[] {
  if (docusaurus)
    return [...docusaurus.static.map((folder) => path.join(root, folder)), path.resolve("static")]
  return [path.join(root, "static"), path.join(path.dirname(root), "static"), path.resolve("static")]
}

/** Folders in which content can refer to files. */
export function readableFolders(layout: Pick<ContentLayout, "root" | "docusaurus">): string[] {
  return [layout.root, ...staticFolders(layout)]
}

/** Files and folders that a preview watches: the readable ones, without the rest of a Docusaurus project. */
export function watchedFolders(layout: ContentLayout): string[] {
  if (!layout.docusaurus) return readableFolders(layout)
  const { docs } = layout.docusaurus
  const docsPaths = docs.flatMap(({ folder, sidebars }) =>
    sidebars === undefined ? [folder] : [folder, sidebars],
  )
  return [...docsPaths.map((name) => path.join(layout.root, name)), ...staticFolders(layout)]
}

/** The folders of the content tree, and the folders of static files outside of them. No folder is inside another. */
interface FollowedFolders {
  content: string[]
  static: string[]
}

/** The folders whose files have nodes, so that pages follow the files that they show. */
export function followedFolders(layout: ContentLayout): FollowedFolders {
  const content = sourceFolders(layout).map((folder) => path.join(layout.root, folder))
  const beside = [...new Set(staticFolders(layout))]
  return {
    content,
    static: beside.filter((folder) =>
      [...content, ...beside].every((other) => other === folder || !isVisibleBelow(other, folder)),
    ),
  }
}

/** Whether a page follows the file at a path, which need not exist. */
export function isFollowed(layout: ContentLayout, file: string): boolean {
  const { content, static: beside } = followedFolders(layout)
  return [...content, ...beside].some((folder) => isVisibleBelow(folder, file))
}

/**
 * Decides whether the build may read a file or folder, by its real path, after resolving symbolic links and dot segments.
 * Hidden files and packages are not content, even in readable folders.
 * @param readable absolute paths of folders, which need not exist
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

/** The real path; `undefined` if the path cannot be read. */
export function realPathOf(target: string): string | undefined {
  try {
    return realpathSync(target)
  } catch {
    return undefined // missing, a symlink loop, no permission, or an invalid path
  }
}

/**
 * Whether a path is a symbolic link to itself or to a folder that contains it, directly or through other links. A watcher that
 * followed it would fail with a system error; for a folder, after it had found the same files at ever deeper paths.
 */
export function isEndlessLink(target: string): boolean {
  if (lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return false
  const real = realPathOf(target)
  return real === undefined
    ? isLinkToItself(target)
    : foldersAbove(target).some((folder) => realPathOf(folder) === real)
}

function isLinkToItself(link: string): boolean {
  try {
    statSync(link)
    return false
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ELOOP"
  }
}

function foldersAbove(target: string): string[] {
  const parent = path.dirname(target)
  return parent === target ? [] : [parent, ...foldersAbove(parent)]
}

/** Whether a path is that of a folder or below it, and neither hidden there nor in a package. */
export function isVisibleBelow(folder: string, target: string): boolean {
  const relative = path.relative(folder, target)
  if (path.isAbsolute(relative)) return false // on another drive
  return !relative.split(path.sep).some(isHidden)
}

/**
 * Whether a file or folder with this name, and all that is in it, is not content: it is hidden, or has packages. The folder
 * `.well-known` is content, because its files are published, such as `security.txt`.
 */
export function isHidden(name: string): boolean {
  return name !== ".well-known" && /^(?:\..*|node_modules)$/.test(name)
}
