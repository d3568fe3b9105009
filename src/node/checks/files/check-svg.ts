import { readFileSync } from "node:fs"
import { isExternal, splitAddress } from "../../../shared/paths"
import type { SourcePosition } from "../../../shared/source-position"
import { findFile } from "../../content/files/find-file"
import { ifPresent } from "../../content/files/if-present"
import type { Content } from "../../content/content"
import { isAllowedAddress } from "../../markdown/html/allowed-html"
import type { Problem } from "../../report/problem"
import type { CheckedFile } from "../page"

/** Elements that run code or contain HTML: lower-case names without namespace prefix. */
const unsafe: ReadonlySet<string> = new Set(
  "script handler listener foreignobject iframe embed object audio video".split(" "),
)

/** Formats that browsers open as documents, which can run scripts of the same host. */
const documentFile = /\.(?:html?|mht(?:ml)?|svgz|x?ht|xhtml|xml|xslt?)$/i

/** A problem of a file. `message` takes the address by which a page refers to the file. */
interface FileFault extends Pick<Problem, "fix"> {
  message(url: string): string
}

/**
 * Reports SVG files and documents of pages that run code: it does not run in `<img>`, but readers can open the file itself on
 * the site's origin. Documents in `static/`, which are copied as they are, belong to the site.
 */
export function checkDrawingFiles(
  { layout, documents, positionOf }: Pick<Content, "layout" | "documents" | "positionOf">,
  files: readonly CheckedFile[],
): Problem[] {
  const faults = new Map<string, FileFault | undefined>()
  const check = (
    document: CheckedFile["document"],
    { url, line, column }: SourcePosition & { url: string },
  ): Problem[] => {
    const found = isChecked(url) ? findFile(layout, document.file, url) : undefined
    if (!found || (found.publicPath !== undefined && documentFile.test(found.file))) return []
    const { file } = found
    if (!faults.has(file)) faults.set(file, fileFault(file))
    const fault = faults.get(file)
    if (!fault) return []
    const { message, fix } = fault
    return [{ rule: "unsafe-html", file: document.reportFile, line, column, message: message(url), fix }]
  }
  return [
    ...files.flatMap(({ document, outline }) =>
      [...outline.images, ...outline.links, ...outline.imports].flatMap((one) => check(document, one)),
    ),
    ...documents.flatMap((document) => {
      const { image } = document.frontMatter
      return image === undefined ? [] : check(document, { url: image, ...positionOf(document, ["image"]) })
    }),
  ]
}

function isChecked(url: string): boolean {
  const { path } = splitAddress(url)
  return !isExternal(url) && (/\.svg$/i.test(path) || documentFile.test(path))
}

function fileFault(file: string): FileFault | undefined {
  if (documentFile.test(file))
    return {
      message: (url) => `The file "${url}" is a separate document, which may run code.`,
      fix: "write a page in its place, show it as code, or link to an archive that contains it.",
    }
  const fault = svgFault(ifPresent(() => readFileSync(file, "utf8")) ?? "")
  return fault === undefined
    ? undefined
    : {
        message: (url) => `The drawing "${url}" contains ${fault}, which may run code.`,
        fix: "export the drawing as plain SVG, or as PNG.",
      }
}

/**
 * The first part of an SVG file that can run code, if any. The file is searched as text, because XML and HTML parsers
 * disagree about what is markup.
 */
export function svgFault(text: string): string | undefined {
  // Other encodings hide markup, entity declarations turn text into markup, and instructions load other
  // files.
  const [hidden] =
    /\u0000|encoding\s*=\s*["'](?!utf-8|us-ascii|iso-8859-1)|<!(?:ENTITY|ATTLIST)|<\?xml-stylesheet/i.exec(
      text,
    ) ?? []
  if (hidden !== undefined) return hidden === "\u0000" ? "an encoding other than UTF-8" : `"${hidden}"`
  const markup = decoded(text)
  for (const [, name = ""] of markup.matchAll(/<(?:[\w.-]+:)?([a-z]+)/gi))
    if (unsafe.has(name.toLowerCase())) return `<${name}>`
  const [, handler] = /<[^>]*[\s"'/](on[a-z]+)\s*=/i.exec(markup) ?? []
  if (handler !== undefined) return `the attribute "${handler}"`
  if (/attributeName\s*=\s*["']\s*(?:[\w-]+:)?href/i.test(markup)) return "an animation of a link"
  for (const [, , address = ""] of markup.matchAll(/href\s*=\s*(["'])([\s\S]*?)\1/gi))
    if (!isAllowedAddress(address, true)) return `the address "${address.trim().slice(0, 40)}"`
  return undefined
}

/** Decodes numeric character references. */
function decoded(text: string): string {
  return text.replace(/&#(?:x([\da-f]+)|(\d+));/gi, (whole, hex?: string, decimal?: string) => {
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole
  })
}
