import { readdirSync, statSync } from "node:fs"
import path from "node:path"
import type { Problem } from "../../report/problem"
import { sourceFolders, type ContentLayout } from "../layout"
import { ifPresent } from "./if-present"
import { isHidden, readableFolders, reachOf, realPathOf } from "./sandbox"

/** All files below a folder, and problems with symbolic links that lead out of the content, to nothing, or to a folder that contains them. */
export interface ListedFiles {
  /** Paths from the folder, with forward slashes, sorted. */
  files: string[]
  problems: Problem[]
}

/** A folder to list. */
interface Listing {
  folder: string
  reportFolder: string
  /** Absolute paths of the folders that symbolic links can lead to. */
  readable: readonly string[]
  /** Whether to list hidden files and packages, too. */
  withHidden?: boolean
}

/** Lists the files of a content tree; for a Docusaurus tree, only those of its docs. */
export function listContentFiles(layout: ContentLayout): ListedFiles {
  const { root, reportRoot } = layout
  const readable = readableFolders(layout)
  const lists = sourceFolders(layout).map((name) => {
    const reportFolder = path.posix.join(reportRoot, name)
    const { files, problems } = listFiles({ folder: path.join(root, name), reportFolder, readable })
    return { files: files.map((file) => path.posix.join(name, file)), problems }
  })
  return {
    files: lists.flatMap(({ files }) => files).sort(),
    problems: lists.flatMap(({ problems }) => problems),
  }
}

/** Lists files. Symbolic links are followed within the readable folders. */
export function listFiles({ folder, reportFolder, readable, withHidden = false }: Listing): ListedFiles {
  const files: string[] = []
  const problems: Problem[] = []

  const addLink = (name: string, above: readonly string[]) => {
    const target = path.join(folder, name)
    const reach = reachOf(target, readable)
    if (reach === "outside")
      problems.push({
        rule: "outside-content",
        file: path.posix.join(reportFolder, name),
        message: "The file is a symbolic link that leads out of the content.",
        fix: "put a copy of what it leads to in its place.",
      })
    if (reach === "missing")
      problems.push({
        rule: "file-name",
        file: path.posix.join(reportFolder, name),
        message: "The symbolic link leads to no file or folder, and is ignored.",
        fix: "remove the link, or put what it should lead to in its place.",
      })
    if (reach !== "inside") return
    if (ifPresent(() => statSync(target))?.isDirectory()) addFolder(name, above)
    else files.push(name)
  }
  const addFolder = (name: string, above: readonly string[]) => {
    const real = realPathOf(path.join(folder, name))
    if (real === undefined) return
    if (above.includes(real)) {
      problems.push({
        rule: "file-name",
        file: path.posix.join(reportFolder, name),
        message: "The symbolic link leads to a folder that contains it, and is ignored.",
        fix: "remove the link: the files of the folder are read without it.",
      })
      return
    }
    for (const entry of ifPresent(() => readdirSync(real, { withFileTypes: true })) ?? []) {
      if (isHidden(entry.name) && !withHidden) continue
      const child = path.posix.join(name, entry.name)
      if (entry.isSymbolicLink()) addLink(child, [...above, real])
      else if (entry.isDirectory()) addFolder(child, [...above, real])
      else if (entry.isFile()) files.push(child)
    }
  }

  addFolder("", [])
  return { files: files.sort(), problems }
}
