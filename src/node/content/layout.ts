import { existsSync } from "node:fs"
import path from "node:path"

/** Where a file of the content tree belongs. `path` is what remains below that place. */
export interface Place {
  kind: "doc" | "service" | "article"
  path: string
}

/** How a content tree is arranged on disk. */
export interface ContentLayout {
  /** Absolute path of the content directory. */
  root: string
  /** The same path as problems name it: from the directory the command ran in. */
  reportRoot: string
  /** Folder of the docs below `root`; empty when the tree is itself a docs root. */
  docsFolder: "docs" | ""
  /** Where a Markdown file belongs, by its path from `root`. */
  placeOf(file: string): Place
}

/**
 * Describes a content tree. A tree with a `docs` folder has articles and services beside it;
 * one without is a docs root as a whole.
 */
export function contentLayout(contentDir: string, cwd = process.cwd()): ContentLayout {
  const root = path.resolve(cwd, contentDir)
  const docsFolder = existsSync(path.join(root, "docs")) ? "docs" : ""
  const reportRoot = path.relative(cwd, root).split(path.sep).join("/") || "."
  return {
    root,
    reportRoot,
    docsFolder,
    placeOf(file) {
      if (docsFolder === "") return { kind: "doc", path: file }
      for (const [folder, kind] of folders)
        if (file.startsWith(folder)) return { kind, path: file.slice(folder.length) }
      return { kind: "doc", path: file }
    },
  }
}

/**
 * The folders that `@site/` may stand for, in the order they are searched. It is the project's root: the folder around the
 * content directory, or that directory itself, as a Docusaurus project that holds its `docs` and `static` is.
 */
export function siteRoots({ root, docsFolder }: ContentLayout): string[] {
  const parent = path.dirname(root)
  if (docsFolder === "") return [parent]
  return existsSync(path.join(root, "static")) ? [root, parent] : [parent, root]
}

const folders = [
  ["docs/", "doc"],
  ["knowledge-base/", "article"],
  ["reference/services/", "service"],
] as const

/** Folders that pages live in, by their paths from the content directory, with a trailing slash. */
export function pageFolders({ docsFolder }: ContentLayout): string[] {
  return docsFolder === "" ? [""] : folders.map(([folder]) => folder)
}

/** Whether a path from the content directory is a page: Markdown, and neither it nor a folder of it is a partial. */
export function isPageFile(layout: ContentLayout, file: string): boolean {
  return isMarkdown(file) && !isPartial(file) && pageFolders(layout).some((folder) => file.startsWith(folder))
}

/**
 * Whether a path from the content directory is Markdown that might be meant for a page, but lies where none is looked for.
 * A README describes its folder, and static files are served as they are.
 */
export function isStrayFile(layout: ContentLayout, file: string): boolean {
  const isMeant = isMarkdown(file) && !isPartial(file) && !/(?:^|\/)readme\.mdx?$/i.test(file)
  return isMeant && !file.startsWith("static/") && !isPageFile(layout, file)
}

function isMarkdown(file: string): boolean {
  return /\.mdx?$/.test(file)
}

function isPartial(file: string): boolean {
  return file.split("/").some((segment) => segment.startsWith("_") || segment.startsWith("."))
}
