import { existsSync, statSync } from "node:fs"
import path from "node:path"
import { decodePath, splitAddress } from "../../../shared/paths"
import { type ContentLayout, siteRoots } from "../layout"
import { readableFolders, reachOf, staticFolders } from "./sandbox"
import { relativePath } from "./relative-path"

/** A file that is not a page. */
export interface FoundFile {
  file: string
  /** Its address on the site if it is copied as is: a file in `static/` of this project, or of a Docusaurus project. */
  publicPath?: string
}

/** Whether a path is a file or a symbolic link to one; false for a link to nothing. */
export function isFile(file: string): boolean {
  return existsSync(file) && statSync(file, { throwIfNoEntry: false })?.isFile() === true
}

/**
 * The file that the address of a link leads to: like `findFile`, and for a folder of static files its `index.html`, which hosts
 * serve at the folder's address.
 */
export function findLinkedFile(
  layout: ContentLayout,
  fromFile: string,
  address: string,
): FoundFile | undefined {
  const found = findFile(layout, fromFile, address)
  if (found) return found
  const folder = splitAddress(address).path.replace(/\/$/, "")
  const index = findFile(layout, fromFile, `${folder}/index.html`)
  return index?.publicPath === undefined
    ? undefined
    : { ...index, publicPath: index.publicPath.replace(/index\.html$/, "") }
}

/**
 * The file that the address of a link or image refers to: relative to the page, in a static folder or, with `@site/`, in the
 * project.
 * @param fromFile path of the page's file from the content directory
 */
export function findFile(layout: ContentLayout, fromFile: string, address: string): FoundFile | undefined {
  const readable = readableFolders(layout)
  const file = filesAt(layout, fromFile, address).find((file) => reachOf(file, readable) === "inside")
  return file === undefined ? undefined : { file, ...publicPathOf(layout, file) }
}

/** Whether an address for which `findFile` returns `undefined` refers to a file that the build must not read. */
export function leadsOutside(layout: ContentLayout, fromFile: string, address: string): boolean {
  const readable = readableFolders(layout)
  return filesAt(layout, fromFile, address).some((file) => reachOf(file, readable) === "outside")
}

/** The existing files that an address can refer to, including forbidden ones. */
function filesAt(layout: ContentLayout, fromFile: string, address: string): string[] {
  return possibleFiles(layout, fromFile, address).filter(isFile)
}

/** The absolute paths at which the file of an address can be, for `findFile` in this order. */
export function possibleFiles(layout: ContentLayout, fromFile: string, address: string): string[] {
  const target = decodePath(splitAddress(address).path)
  if (target.startsWith("@site/")) {
    const rest = target.slice("@site/".length)
    return [...siteRoots(layout), process.cwd()].map((root) => path.join(root, rest))
  }
  if (target.startsWith("/")) return staticFolders(layout).map((folder) => path.join(folder, target))
  const beside = path.join(layout.root, path.dirname(fromFile), target)
  const { docs, path: own } = layout.classify(fromFile)
  // Files that a translation lacks are taken from the default language.
  return docs?.fallback
    ? [beside, path.join(layout.root, docs.fallback, path.dirname(own), target)]
    : [beside]
}

function publicPathOf({ root, docusaurus }: ContentLayout, file: string): Pick<FoundFile, "publicPath"> {
  const copied = [
    path.resolve("static"),
    ...(docusaurus?.static ?? []).map((folder) => path.join(root, folder)),
  ]
  const fromStatic = copied
    .map((folder) => relativePath(folder, file))
    .find((relative) => !relative.startsWith("../"))
  return fromStatic === undefined ? {} : { publicPath: `/${fromStatic}` }
}
