import { existsSync } from "node:fs"
import path from "node:path"
import { themeModules } from "../../shared/mdx-components"
import { isFile } from "../content/find-file"
import { type ContentLayout, siteRoots } from "../content/layout"
import type { Problem } from "../report/problem"
import { didYouMean } from "../report/suggest"
import type { CheckedFile } from "./page"

/** What webpack adds to an import that names no file as it is. */
const endings = [
  "",
  ...[".mjs", ".js", ".jsx", ".wasm", ".json", ".ts", ".tsx", ".mdx"].flatMap((ending) => [
    ending,
    `/index${ending}`,
  ]),
]

/** Reports imports of MDX files that the build would stop at: of modules that do not exist, and of Markdown. */
export function checkImports(layout: ContentLayout, files: readonly CheckedFile[]): Problem[] {
  return files.flatMap(({ document, outline }) =>
    outline.imports.flatMap(({ url, line, column }): Problem[] => {
      const fault = faultOf(layout, document.file, url)
      return fault ? [{ rule: "mdx-syntax", file: document.reportFile, line, column, ...fault }] : []
    }),
  )
}

function faultOf(
  layout: ContentLayout,
  fromFile: string,
  url: string,
): Pick<Problem, "message" | "fix"> | undefined {
  if (!moduleExists(layout, fromFile, url))
    return {
      message: `The import of "${url}" leads to no module.`,
      fix: didYouMean(
        url,
        Object.keys(themeModules),
        "write the module's path as it is on disk, or remove the import.",
      ),
    }
  const isMarkdown = !url.includes("!") && /\.md$/i.test(moduleName(url)) // a loader named with ! may read any file
  if (!isMarkdown) return undefined
  return {
    message: `The import of "${url}" is of Markdown, and only MDX can be imported.`,
    fix: "rename the file from .md to .mdx, and the import with it.",
  }
}

function moduleExists(layout: ContentLayout, fromFile: string, written: string): boolean {
  const name = moduleName(written)
  if (name.startsWith("@theme/")) return name in themeModules
  if (isPath(name)) return importedFile(layout, fromFile, written) !== undefined
  return packageExists(name, [path.join(layout.root, path.dirname(fromFile)), process.cwd()])
}

/**
 * The absolute path of the file that an import names by its path; `undefined` when there is none.
 * @param fromFile path of the importing file from the content directory
 */
export function importedFile(layout: ContentLayout, fromFile: string, written: string): string | undefined {
  const name = moduleName(written)
  if (!isPath(name)) return undefined
  const files = name.startsWith("@site/")
    ? siteRoots(layout).map((root) => path.join(root, name.slice("@site/".length)))
    : [path.resolve(layout.root, path.dirname(fromFile), name)]
  return files.flatMap((file) => endings.map((ending) => file + ending)).find(isFile)
}

function isPath(name: string): boolean {
  return name.startsWith("@site/") || /^\.{0,2}\//.test(name)
}

/** The module of an import, without loaders and query. */
function moduleName(written: string): string {
  return written.replace(/^.*!/, "").replace(/\?.*$/, "")
}

/** Whether a folder or one above it has the package of a bare import installed. */
function packageExists(name: string, folders: readonly string[]): boolean {
  const [first = "", second = ""] = name.split("/")
  const packageName = first.startsWith("@") ? `${first}/${second}` : first
  return folders.some((folder) => {
    const parent = path.dirname(folder)
    return (
      existsSync(path.join(folder, "node_modules", packageName)) ||
      (parent !== folder && packageExists(name, [parent]))
    )
  })
}
