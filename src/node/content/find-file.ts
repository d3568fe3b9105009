import { existsSync, statSync } from "node:fs"
import path from "node:path"
import { splitAddress } from "../../shared/paths"
import { type ContentLayout, siteRoots } from "./layout"
import { readableFolders, reachOf, staticFolders } from "./sandbox"

/** A file that is no page. */
export interface FoundFile {
  file: string
  /** Its address on the site when Gatsby copies it there: it lies in this project's `static/`, not in another tree's. */
  publicPath?: string
}

/** A path as it is on disk, from an address; one with a stray percent sign is taken as written. */
export function decodePath(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

export function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile()
}

/**
 * The file that an address of a page's link or image names: beside the page, in a static folder or, with `@site/`, in
 * the project.
 * @param fromFile path of the page's file from the content directory
 */
export function findFile(layout: ContentLayout, fromFile: string, address: string): FoundFile | undefined {
  const readable = readableFolders(layout)
  const file = filesAt(layout, fromFile, address).find((file) => reachOf(file, readable) === "inside")
  return file === undefined ? undefined : { file, ...publicPathOf(file) }
}

/** Whether an address names a file that the build must not read; `findFile` finds none then. */
export function leadsOutside(layout: ContentLayout, fromFile: string, address: string): boolean {
  const readable = readableFolders(layout)
  const reached = filesAt(layout, fromFile, address).map((file) => reachOf(file, readable))
  return reached.includes("outside") && !reached.includes("inside")
}

/** The files that an address may mean, wherever they are. */
function filesAt(layout: ContentLayout, fromFile: string, address: string): string[] {
  return candidates(layout, fromFile, decodePath(splitAddress(address).path)).filter(isFile)
}

function candidates(layout: ContentLayout, fromFile: string, target: string): string[] {
  if (target.startsWith("@site/")) {
    const rest = target.slice("@site/".length)
    return [...siteRoots(layout), process.cwd()].map((root) => path.join(root, rest))
  }
  if (target.startsWith("/")) return staticFolders(layout).map((folder) => path.join(folder, target))
  const beside = path.join(layout.root, path.dirname(fromFile), target)
  const { docs, path: own } = layout.placeOf(fromFile)
  // What a translation does not bring itself is that of the default language.
  return docs?.fallback
    ? [beside, path.join(layout.root, docs.fallback, path.dirname(own), target)]
    : [beside]
}

function publicPathOf(file: string): Pick<FoundFile, "publicPath"> {
  const fromStatic = path.relative(path.resolve("static"), file).split(path.sep).join("/")
  return fromStatic.startsWith("../") ? {} : { publicPath: `/${fromStatic}` }
}
