import { existsSync } from "node:fs"
import path from "node:path"
import type { DocusaurusDocs, DocusaurusTree } from "../../shared/site-config"

/** Where a file of the content tree belongs. `path` is what remains below that place. */
export interface Place {
  kind: "doc" | "service" | "article"
  path: string
  /** The folder of docs, in a tree that was written for Docusaurus. */
  docs?: DocusaurusDocs
}

/** How a content tree is arranged on disk. */
export interface ContentLayout {
  /** Absolute path of the content directory. */
  root: string
  /** The same path as problems name it: from the directory the command ran in. */
  reportRoot: string
  /** Folder of the docs below `root`; empty when the tree is itself a docs root. */
  docsFolder: "docs" | ""
  /** Set for a tree that was written for Docusaurus. */
  docusaurus?: DocusaurusTree
  /** Where a Markdown file belongs, by its path from `root`. */
  placeOf(file: string): Place
}

/**
 * Describes a content tree. A tree with a `docs` folder has articles and services beside it;
 * one without is a docs root as a whole.
 */
export function contentLayout(
  contentDir: string,
  cwd = process.cwd(),
  docusaurus?: DocusaurusTree,
): ContentLayout {
  const root = path.resolve(cwd, contentDir)
  if (docusaurus) return docusaurusLayout(root, reportRootOf(root, cwd), docusaurus)
  const docsFolder = existsSync(path.join(root, "docs")) ? "docs" : ""
  return {
    root,
    reportRoot: reportRootOf(root, cwd),
    docsFolder,
    placeOf(file) {
      if (docsFolder === "") return { kind: "doc", path: file }
      for (const [folder, kind] of folders)
        if (file.startsWith(folder)) return { kind, path: file.slice(folder.length) }
      return { kind: "doc", path: file }
    },
  }
}

function reportRootOf(root: string, cwd: string): string {
  return path.relative(cwd, root).split(path.sep).join("/") || "."
}

/** A tree that was written for Docusaurus: its site configuration says which folders hold docs. */
function docusaurusLayout(root: string, reportRoot: string, docusaurus: DocusaurusTree): ContentLayout {
  const innermostFirst = [...docusaurus.docs].sort((a, b) => b.folder.length - a.folder.length)
  return {
    root,
    reportRoot,
    docsFolder: "",
    docusaurus,
    placeOf(file) {
      const docs = innermostFirst.find(({ folder }) => file.startsWith(`${folder}/`))
      return docs
        ? { kind: "doc", path: file.slice(docs.folder.length + 1), docs }
        : { kind: "doc", path: file }
    },
  }
}

/**
 * The folders that `@site/` may stand for, in the order they are searched. It is the project's root: the folder around the
 * content directory, or that directory itself, as a Docusaurus project that holds its `docs` and `static` is.
 */
export function siteRoots({ root, docsFolder, docusaurus }: ContentLayout): string[] {
  if (docusaurus) return [path.join(root, docusaurus.project)]
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
export function pageFolders({ docsFolder, docusaurus }: ContentLayout): string[] {
  if (docusaurus) return docusaurus.docs.map(({ folder }) => `${folder}/`)
  return docsFolder === "" ? [""] : folders.map(([folder]) => folder)
}

/** Folders that hold all of a tree's content, none within another, by their paths from the content directory. */
export function sourceFolders({ docusaurus }: ContentLayout): string[] {
  if (!docusaurus) return [""]
  const folders = [...new Set(docusaurus.docs.map(({ folder }) => folder))]
  return folders.filter((folder) => !folders.some((other) => folder.startsWith(`${other}/`)))
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
  if (layout.docusaurus) return false
  const isMeant = isMarkdown(file) && !isPartial(file) && !/(?:^|\/)readme\.mdx?$/i.test(file)
  return isMeant && !file.startsWith("static/") && !isPageFile(layout, file)
}

function isMarkdown(file: string): boolean {
  return /\.mdx?$/.test(file)
}

function isPartial(file: string): boolean {
  return file.split("/").some((segment) => segment.startsWith("_") || segment.startsWith("."))
}
