import { readFileSync } from "node:fs"
import path from "node:path"
import { parseCodeMeta } from "../../markdown/code/code-meta"
import type { Problem } from "../../report/problem"
import { reportFileOf, isPageFile, type ContentLayout } from "../layout"
import { fillVariables, type Variables } from "../settings/variables"
import { findFile, leadsOutside } from "./find-file"
import { ifPresent } from "./if-present"
import { readContentText } from "./read-content-text"
import { readText } from "./read-text"
import { relativePath } from "./relative-path"

/** A file that a code fence or an import of text names, or the reason why it cannot be shown. */
export type CodeFile =
  | {
      /** Path to name in problems. */
      reportFile: string
      text: string
      /** Problems with the encoding, or leftovers of merge conflicts; absent without any. */
      problems?: Problem[]
    }
  | { absent: "missing" | "outside" }

/** The files that code fences and imports of text name in a tree, by `codeFileKey`. */
export type CodeFiles = Pick<ReadonlyMap<string, CodeFile>, "get">

/** The fields of a Markdown file that finding its fences needs. */
interface Body {
  /** Path from the content directory. */
  file: string
  body: string
}

/** The key of a code file: the Markdown file, and the address in its fence or import. */
export function codeFileKey(fromFile: string, address: string): string {
  return /^[/@]/.test(address) ? address : path.posix.join(path.posix.dirname(fromFile), address)
}

const fenceWithFile = /^.*?(?:`{3,}|~{3,})(.*\bfile=.*)$/gm

/** An absolute path in an import starts at the project's folder, as in Docusaurus. */
export function projectAddress(address: string): string {
  return address.replace(/^\/(?!\/)/, "@site/")
}

const importedModule = /^import\s+\w+\s+from\s*["']([^"'\n]+)["']/gm

/**
 * The addresses of the files whose text a body shows: in its fences, in imports of JSON and, for Docusaurus, in imports with
 * `raw-loader`. Includes those that are shown as code within fences.
 * @param body with the texts of variables
 */
export function namedCodeFiles(body: string): string[] {
  const fences = body.includes("file=") ? [...body.matchAll(fenceWithFile)] : [] // most bodies have neither
  const imports = /raw-loader!|\.json["']/.test(body) ? [...body.matchAll(importedModule)] : []
  return [
    ...fences.flatMap(([, meta = ""]) => parseCodeMeta(meta).file || []),
    ...imports.flatMap(
      ([, module = ""]) => rawFile(module) ?? (isJson(module) ? projectAddress(module) : []),
    ),
  ]
}

function isJson(module: string): boolean {
  return module.endsWith(".json") && !module.includes("!")
}

/** The address of a file in an import of its text: `./main.tf` of `!!raw-loader!./main.tf`. */
export function rawFile(module: string): string | undefined {
  return /^!{0,2}raw-loader!([^!?]+)$/.exec(module)?.[1]
}

/**
 * Reads the files that fences and imports of text name. Like images, they must be in the content tree or in the static folder.
 * @param variables those that can be a part of a path
 */
export function readCodeFiles(
  layout: ContentLayout,
  bodies: Iterable<Body>,
  variables?: Variables,
): Map<string, CodeFile> {
  const files = new Map<string, CodeFile>()
  for (const { file, body } of bodies)
    for (const address of namedCodeFiles(fillVariables(body, variables))) {
      const key = codeFileKey(file, address)
      if (!files.has(key)) files.set(key, readCodeFile(layout, file, address))
    }
  return files
}

/** The Markdown files of a tree that are not pages, such as imported partials. */
export function otherBodies(layout: ContentLayout, files: readonly string[]): Body[] {
  return files
    .filter((file) => /\.mdx?$/.test(file) && !isPageFile(layout, file))
    .map((file) => ({ file, body: readContentText(layout, file)?.text ?? "" }))
}

function readCodeFile(layout: ContentLayout, fromFile: string, address: string): CodeFile {
  const found = findFile(layout, fromFile, address)
  if (!found) return { absent: leadsOutside(layout, fromFile, address) ? "outside" : "missing" }
  const relative = relativePath(layout.root, found.file)
  const reportFile = reportFileOf(layout, relative)
  const bytes = ifPresent(() => readFileSync(found.file))
  if (bytes === undefined) return { absent: "missing" }
  const { text, problems } = readText(bytes, reportFile)
  return { reportFile, text, ...(problems.length > 0 ? { problems } : {}) }
}
