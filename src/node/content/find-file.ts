import { existsSync, statSync } from "node:fs"
import path from "node:path"
import { splitAddress } from "../../shared/paths"
import type { ContentLayout } from "./layout"

/** A file that is no page. */
export interface FoundFile {
  file: string
  /** Its address on the site when it lies below a static folder. */
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

/** Folders whose files are served from the site's root, in the order they are searched. */
function staticFolders(layout: ContentLayout): string[] {
  return [
    path.join(layout.root, "static"),
    path.join(path.dirname(layout.root), "static"),
    path.resolve("static"),
  ]
}

/**
 * The file that an address of a page's link or image names: beside the page, in a static folder or, with `@site/`, in
 * the project.
 * @param fromFile path of the page's file from the content directory
 */
export function findFile(layout: ContentLayout, fromFile: string, address: string): FoundFile | undefined {
  const target = decodePath(splitAddress(address).path)
  const firstOf = (candidates: string[], publicPath?: string): FoundFile | undefined => {
    const file = candidates.find(isFile)
    return file === undefined ? undefined : { file, ...(publicPath === undefined ? {} : { publicPath }) }
  }
  if (target.startsWith("@site/")) {
    const rest = target.slice("@site/".length)
    const publicPath = rest.startsWith("static/") ? rest.slice("static".length) : undefined
    return firstOf([path.join(path.dirname(layout.root), rest), path.resolve(rest)], publicPath)
  }
  if (target.startsWith("/"))
    return firstOf(
      staticFolders(layout).map((folder) => path.join(folder, target)),
      target,
    )
  return firstOf([path.join(layout.root, path.dirname(fromFile), target)])
}
