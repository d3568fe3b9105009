import path from "node:path"
import { reportFileOf, pageFolders, type ContentLayout } from "../../content/layout"
import type { Content } from "../../content/content"
import type { Problem } from "../../report/problem"
import { suggest } from "../../../hcl/suggest"
import { importedFile } from "../mdx/check-imports"
import type { CheckedFile } from "../page"

/**
 * Reports Markdown files outside of the page folders.
 * @param files the pages and their partials, whose imports are exempt
 */
export function checkStrayFiles(
  { layout, documents, strayFiles }: Pick<Content, "layout" | "documents" | "strayFiles">,
  files: readonly CheckedFile[],
): Problem[] {
  if (strayFiles.length === 0) return []
  const imported = new Set(
    files.flatMap(({ document, outline }) =>
      outline.imports.flatMap(({ url }) => importedFile(layout, document.file, url) ?? []),
    ),
  )
  const known = knownFolders(layout, documents)
  const reported = (folder: string) => reportFileOf(layout, folder)
  const places = pageFolders(layout).map(reported)
  return strayFiles
    .filter((file) => !imported.has(path.join(layout.root, file)))
    .map((file) => {
      const near = closestFolder(file, known)
      return {
        rule: "orphan-page",
        file: reported(file),
        line: 1,
        column: 1,
        message: `The file does not become a page: pages live below ${places.slice(0, -1).join(", ")} and ${places.at(-1)}.`,
        fix:
          near === undefined
            ? "move it below one of these folders, or start its name with an underscore."
            : `did you mean "${reported(near)}"?`,
      }
    })
}

/**
 * The folders of pages, by the paths that a writer may use for them: folders below `docs/` also without
 * `docs/`.
 */
function knownFolders(layout: ContentLayout, documents: Content["documents"]): Map<string, string> {
  const known = new Map(pageFolders(layout).map((folder) => [folder.slice(0, -1), folder]))
  for (const { file } of documents) {
    const [docs, folder, ...rest] = file.split("/")
    if (docs === layout.docsFolder && folder !== undefined && rest.length > 0 && !known.has(folder))
      known.set(folder, `${docs}/${folder}/`)
  }
  return known
}

/**
 * The folder in `known` with the path that is most similar to a folder of the file; for a file outside of
 * folders, to its name.
 */
function closestFolder(file: string, known: ReadonlyMap<string, string>): string | undefined {
  const segments = file.replace(/\.mdx?$/, "").split("/")
  const starts =
    segments.length === 1 ? [segments] : segments.slice(0, -1).map((_, end) => segments.slice(0, end + 1))
  const near = starts
    .reverse()
    .map((start) => suggest(start.join("/"), [...known.keys()]))
    .find((folder) => folder !== undefined)
  return near === undefined ? undefined : known.get(near)
}
