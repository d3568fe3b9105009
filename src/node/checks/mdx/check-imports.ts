import { existsSync } from "node:fs"
import path from "node:path"
import { themeModules } from "../../../shared/mdx-components"
import { isFile } from "../../content/files/find-file"
import { type ContentLayout, siteRoots } from "../../content/layout"
import { readableFolders, reachOf } from "../../content/files/sandbox"
import type { Problem, RuleFault } from "../../report/problem"
import { didYouMean } from "../../../hcl/suggest"
import type { CheckedFile } from "../page"

/** Endings that webpack tries for an import that is not a file. */
const endings = [
  "",
  ...[".mjs", ".js", ".jsx", ".wasm", ".json", ".ts", ".tsx", ".mdx"].flatMap((ending) => [
    ending,
    `/index${ending}`,
  ]),
]

/**
 * The module that MDX may import on every site. Other modules of its package can create elements of any kind.
 */
const givenModule = "react"

/**
 * Reports imports in MDX files that would stop the build: of modules that do not exist, of names that a file does not export, and of
 * files that are neither content nor allowed by the configuration. In this site's own content, `.md` files are not MDX, and cannot be imported either.
 * @param declared as `imports` of the site configuration
 */
export function checkImports(
  layout: ContentLayout,
  files: readonly CheckedFile[],
  declared: readonly string[] = [],
): Problem[] {
  const readable = [...readableFolders(layout), ...declaredFolders(layout, declared)]
  const exportsByFile = new Map(
    files.map(({ document, outline }) => [path.join(layout.root, document.file), outline.exports]),
  )
  return files.flatMap(({ document, outline }) =>
    outline.imports.flatMap(({ url, names = [], line, column }): Problem[] => {
      const fault =
        faultOf(layout, document.file, url) ??
        modulesOf(url)
          .map((name) =>
            foreignFault(name, importedFile(layout, document.file, name), { readable, packages: declared }),
          )
          .find((fault) => fault !== undefined)
      const faults = fault
        ? [fault]
        : exportFaults(url, names, exportsByFile.get(importedFile(layout, document.file, url) ?? ""))
      return faults.map((fault) => ({ file: document.reportFile, line, column, ...fault }))
    }),
  )
}

/** Absolute paths of the folders of the project that a site lets MDX import from. */
export function declaredFolders(layout: ContentLayout, declared: readonly string[]): string[] {
  const folders = declared.filter((name) => name.startsWith("@site/"))
  return siteRoots(layout).flatMap((root) =>
    folders.map((name) => path.join(root, name.slice("@site/".length))),
  )
}

/** The names of an import that its module does not export, which stop the build when the page is rendered. */
function exportFaults(
  url: string,
  names: readonly string[],
  exported: readonly string[] | undefined,
): RuleFault[] {
  if (exported === undefined) return []
  const others = exported.filter((name) => name !== "default")
  const missing = names.filter((name) => !exported.includes(name))
  return missing.map((name) => ({
    rule: "mdx-syntax",
    message: name === "default" ? `"${url}" has no default export.` : `"${url}" has no export "${name}".`,
    fix:
      name === "default"
        ? `add "export default" to it${others.length === 0 ? "" : `, or import { ${others.join(", ")} } from it`}.`
        : didYouMean(
            name,
            others,
            /\.mdx$/.test(url) && /^[A-Z]/.test(name)
              ? `write import ${name} from "${url}" for the text of the file, or add "export const ${name} = …" to it.`
              : "add it to the exports of the file, or import another name.",
          ),
  }))
}

function foreignFault(
  name: string,
  file: string | undefined,
  { readable, packages }: { readable: readonly string[]; packages: readonly string[] },
): RuleFault | undefined {
  const isForeign = isPath(name)
    ? file !== undefined && reachOf(file, readable) !== "inside"
    : name !== givenModule && !name.startsWith("@theme/") && !isOfPackage(name, packages)
  if (!isForeign) return undefined
  return {
    rule: "outside-content",
    message: `The import of "${name}" leads out of the content.`,
    fix: "put the module into the content tree, or name its package or folder in `imports` of the site configuration.",
  }
}

function faultOf(layout: ContentLayout, fromFile: string, url: string): RuleFault | undefined {
  if (!moduleExists(layout, fromFile, url))
    return {
      rule: "mdx-syntax",
      message: `The import of "${url}" does not lead to a module.`,
      fix: didYouMean(
        url,
        Object.keys(themeModules),
        "write the module's path as it is on disk, or remove the import.",
      ),
    }
  const isMarkdown = !url.includes("!") && /\.md$/i.test(moduleName(url)) // a loader before `!` may accept any file
  if (!isMarkdown || layout.origin !== "own") return undefined
  return {
    rule: "mdx-syntax",
    message: `The import of "${url}" is Markdown, and only MDX can be imported.`,
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
 * The absolute path of the file of a path import; `undefined` if there is none.
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

/** All modules in an import: its loaders, which run at build time, and the loaded module. */
function modulesOf(written: string): string[] {
  return written
    .split("!")
    .map((part) => part.replace(/\?.*$/, ""))
    .filter((part) => part !== "" && part !== "-")
}

/** Whether a module belongs to one of the packages. A path with `.` or `..` segments belongs to none. */
function isOfPackage(name: string, packages: readonly string[]): boolean {
  return packages.includes(packageOf(name)) && !name.split("/").some((part) => /^\.{1,2}$/.test(part))
}

function packageOf(name: string): string {
  const [first = "", second = ""] = name.split("/")
  return first.startsWith("@") ? `${first}/${second}` : first
}

/** Whether the package of a bare import is installed in a folder or one of its parents. */
function packageExists(name: string, folders: readonly string[]): boolean {
  return folders.some((folder) => {
    const parent = path.dirname(folder)
    return (
      existsSync(path.join(folder, "node_modules", packageOf(name))) ||
      (parent !== folder && packageExists(name, [parent]))
    )
  })
}
