import path from "node:path"
import { splitFrontMatter } from "../../content/front-matter/front-matter"
import { reportFileOf, type ContentLayout } from "../../content/layout"
import { readContentText } from "../../content/files/read-content-text"
import type { Content } from "../../content/content"
import type { BodyParts } from "../../markdown/body-parts"
import { isCodeModule, outlineOfModule } from "../../markdown/mdx/read-code-module"
import { outlineOf } from "../../markdown/read-markdown"
import type { Problem } from "../../report/problem"
import { jsonFaults } from "../samples/check-data"
import { scriptFaults } from "../samples/check-script"
import type { CheckedFile, CheckedPage, CheckedPartial } from "../page"
import { importedFile } from "./check-imports"
import { relativePath } from "../../content/files/relative-path"

/** By page, the distinct MDX files and code modules that it imports directly or indirectly. */
export type ImportedFiles = ReadonlyMap<CheckedPage, readonly CheckedFile[]>

/**
 * Reads the files that pages import from the content tree. An imported file that is a page itself is
 * represented by that page.
 */
export function readImportedFiles(
  content: Pick<Content, "layout" | keyof BodyParts>,
  pages: readonly CheckedPage[],
): ImportedFiles {
  const { layout } = content
  const known = new Map<string, CheckedFile>(pages.map((page) => [page.document.file, page]))
  const checkedFile = (file: string): CheckedFile => {
    const checked = known.get(file) ?? readPartial(layout, file, content)
    known.set(file, checked)
    return checked
  }
  const importedBy = (page: CheckedPage): CheckedFile[] => {
    const files = new Set<CheckedFile>([page])
    // A `for … of` over a Set also visits members added during the loop.
    for (const file of files) for (const name of importsOf(layout, file)) files.add(checkedFile(name))
    files.delete(page)
    return [...files]
  }
  return new Map(pages.map((page) => [page, importedBy(page)]))
}

/** The imported files that are not pages, each with the pages that show it. */
export function partialsOf(imported: ImportedFiles): CheckedPartial[] {
  const pages = new Set<CheckedFile>(imported.keys())
  const importers = new Map<CheckedFile, CheckedPage[]>()
  for (const [page, files] of imported)
    for (const file of files)
      if (!pages.has(file)) importers.set(file, [...(importers.get(file) ?? []), page])
  return [...importers].map(([file, importers]) => ({ ...file, importers }))
}

function readPartial(layout: ContentLayout, file: string, parts: BodyParts): CheckedFile {
  const { text, problems } = readContentText(layout, file) ?? { text: "", problems: [] }
  const { body, bodyLine } = isCodeModule(file) ? { body: text, bodyLine: 1 } : splitFrontMatter(text)
  const reportFile = reportFileOf(layout, file)
  const slug = "/" // as in the build, for a file without an address
  const dialect = layout.docusaurus ? ({ dialect: "docusaurus" } as const) : {}
  const document = { file, reportFile, slug, format: "mdx", body, bodyLine, ...dialect } as const
  const outline = isCodeModule(file) ? outlineOfModule(body, file) : outlineOf(document, parts)
  return { document, outline, problems: [...problems, ...syntaxProblems(file, reportFile, body)] }
}

/** The languages of code modules by their extension, as the checks of samples name them. */
const languages: Readonly<Record<string, string>> = {
  ".ts": "typescript",
  ".mts": "typescript",
  ".cts": "typescript",
  ".tsx": "tsx",
}

/** The syntax errors of a module, which would stop the build. */
function syntaxProblems(file: string, reportFile: string, code: string): Problem[] {
  if (!isCodeModule(file)) return []
  const extension = path.extname(file)
  const faults = extension === ".json" ? jsonFaults(code) : scriptFaults(code, languages[extension] ?? "jsx")
  return faults.map(({ line, column, message }) => ({
    rule: "mdx-syntax",
    file: reportFile,
    line,
    column,
    message,
    fix: "correct the code: a page imports the file.",
  }))
}

/** Paths, from the content directory, of the MDX files and code modules that a file imports. */
function importsOf(layout: ContentLayout, { document, outline }: CheckedFile): string[] {
  return outline.imports.flatMap(({ url }) => {
    const found = importedFile(layout, document.file, url)
    const isMdx = (layout.origin === "own" ? /\.mdx$/ : /\.mdx?$/).test(found ?? "")
    // In a Docusaurus project, imports of code are removed.
    const isRead = isMdx || (!layout.docusaurus && isCodeModule(found ?? ""))
    if (found === undefined || !isRead) return []
    const file = relativePath(layout.root, found)
    return file.startsWith("../") ? [] : [file]
  })
}
