import { existsSync } from "node:fs"
import path from "node:path"
import type { DocusaurusDocs, DocusaurusTree } from "../../shared/site-config"
import { ownContentDir } from "../config/environment"
import type { TreeOrigin } from "./front-matter/front-matter"
import { pageKinds, type PageKindName } from "./page-kinds/page-kinds"
import { relativePath } from "./files/relative-path"

/** The kind of a content file by its folder, with the rest of its path. */
interface ClassifiedFile {
  kind: PageKindName
  path: string
  /** The folder of docs, in a tree that was written for Docusaurus. */
  docs?: DocusaurusDocs
}

/** Layout of a content tree on disk. */
export interface ContentLayout {
  /** Absolute path of the content directory. */
  root: string
  /** The same path for problem messages, relative to the current directory. */
  reportRoot: string
  /** Where the tree comes from, which decides how strictly its pages are read. */
  origin: TreeOrigin
  /** Folder of the docs below `root`; empty if the tree is itself a docs root. */
  docsFolder: "docs" | ""
  /** Set for a tree that was written for Docusaurus. */
  docusaurus?: DocusaurusTree
  /** The kind of a Markdown file, given by its path from `root`. */
  classify(file: string): ClassifiedFile
}

/**
 * Determines the layout of a content tree. A tree with a `docs` folder can also have articles and services; a tree without
 * one is itself a docs root.
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
    origin: root === path.resolve(cwd, ownContentDir) ? "own" : "foreign",
    docsFolder,
    classify(file) {
      if (docsFolder === "") return { kind: "doc", path: file }
      for (const [kind, folder] of folders)
        if (file.startsWith(folder)) return { kind, path: file.slice(folder.length) }
      return { kind: "doc", path: file }
    },
  }
}

/** The path of a file of the tree for problem messages, relative to the current directory. */
export function reportFileOf({ reportRoot }: Pick<ContentLayout, "reportRoot">, file: string): string {
  return path.posix.join(reportRoot, file)
}

function reportRootOf(root: string, cwd: string): string {
  return relativePath(cwd, root) || "."
}

/** The layout of a Docusaurus tree, whose docs folders are in the site configuration. */
function docusaurusLayout(root: string, reportRoot: string, docusaurus: DocusaurusTree): ContentLayout {
  const innermostFirst = [...docusaurus.docs].sort((a, b) => b.folder.length - a.folder.length)
  return {
    root,
    reportRoot,
    origin: "docusaurus",
    docsFolder: "",
    docusaurus,
    classify(file) {
      const docs = innermostFirst.find(({ folder }) => file.startsWith(`${folder}/`))
      return docs
        ? { kind: "doc", path: file.slice(docs.folder.length + 1), docs }
        : { kind: "doc", path: file }
    },
  }
}

/**
 * The folders that `@site/` can refer to, in search order. It is the project's root: the parent of the content directory, or
 * the content directory itself if static files are in it.
 */
export function siteRoots({ root, docusaurus }: ContentLayout): string[] {
  if (docusaurus) return [path.join(root, docusaurus.project)]
  const parent = path.dirname(root)
  return existsSync(path.join(root, "static")) ? [root, parent] : [parent, root]
}

/** The kinds of pages with their folders. */
const folders = Object.entries(pageKinds).map(
  ([kind, { folder }]) => [kind as PageKindName, folder] as const, // `pageKinds` has these keys
)

/** Folders that contain pages, as paths from the content directory with a trailing slash. */
export function pageFolders({ docsFolder, docusaurus }: ContentLayout): string[] {
  if (docusaurus) return docusaurus.docs.map(({ folder }) => `${folder}/`)
  return docsFolder === "" ? [""] : folders.map(([, folder]) => folder)
}

/** Disjoint folders that contain all content of a tree, as paths from the content directory. */
export function sourceFolders({ docusaurus }: ContentLayout): string[] {
  if (!docusaurus) return [""]
  const folders = [...new Set(docusaurus.docs.map(({ folder }) => folder))]
  return folders.filter((folder) => !folders.some((other) => folder.startsWith(`${other}/`)))
}

/** Endings of the files from which Gatsby's plugin makes nodes: in Docusaurus projects, `.md` pages can contain MDX. */
export function mdxEndings({ docusaurus }: ContentLayout): string[] {
  return docusaurus ? [".mdx", ".md"] : [".mdx"]
}

/** Whether a path from the content directory is in a folder of `sourceFolders`. */
export function isSourceFile(layout: ContentLayout, file: string): boolean {
  return sourceFolders(layout).some((folder) => folder === "" || file.startsWith(`${folder}/`))
}

/**
 * Whether a path from the content directory is a page: Markdown, and neither it nor a folder between it and its page folder is
 * a partial. The name of the page folder itself may start with an underscore.
 */
export function isPageFile(layout: ContentLayout, file: string): boolean {
  const isInPageFolder = pageFolders(layout).some((folder) => file.startsWith(folder))
  return isMarkdown(file) && isInPageFolder && !isPartial(layout.classify(file).path)
}

/**
 * Whether a path from the content directory is a Markdown file that is probably meant to be a page, but is outside of the
 * page folders. READMEs and static files are not.
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
