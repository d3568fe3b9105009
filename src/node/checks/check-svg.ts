import { readFileSync } from "node:fs"
import { splitAddress } from "../../shared/paths"
import { findFile } from "../content/find-file"
import type { Content } from "../content/content"
import { isAllowedAddress } from "../markdown/allowed-html"
import type { Problem } from "../report/problem"
import type { CheckedFile } from "./page"

/** Elements that run code or contain HTML: lower-case names without namespace prefix. */
const unsafe: ReadonlySet<string> = new Set(
  "script handler listener foreignobject iframe embed object audio video".split(" "),
)

/**
 * Reports SVG files of pages that contain code: it does not run in `<img>`, but readers can open the file itself on the
 * site's origin.
 */
export function checkDrawingFiles(
  { layout }: Pick<Content, "layout">,
  files: readonly CheckedFile[],
): Problem[] {
  const faults = new Map<string, string | undefined>()
  return files.flatMap(({ document, outline }) =>
    [...outline.images, ...outline.links, ...outline.imports].flatMap(({ url, line, column }): Problem[] => {
      if (!/\.svg$/i.test(splitAddress(url).path)) return []
      const file = findFile(layout, document.file, url)?.file
      if (file === undefined) return []
      if (!faults.has(file)) faults.set(file, svgFault(readFileSync(file, "utf8")))
      const fault = faults.get(file)
      if (fault === undefined) return []
      return [
        {
          rule: "unsafe-html",
          file: document.reportFile,
          line,
          column,
          message: `The drawing "${url}" holds ${fault}, which may run code.`,
          fix: "export the drawing as plain SVG, or as PNG.",
        },
      ]
    }),
  )
}

/**
 * The first part of an SVG file that can run code, if any. The file is searched as text, because XML and HTML parsers
 * disagree about what is markup.
 */
export function svgFault(text: string): string | undefined {
  // Other encodings hide markup; declarations make text into markup; instructions load what is not here.
  const [hidden] =
    /\u0000|encoding\s*=\s*["'](?!utf-8|us-ascii|iso-8859-1)|<!(?:ENTITY|ATTLIST)|<\?xml-stylesheet/i.exec(
      text,
    ) ?? []
  if (hidden !== undefined) return hidden === "\u0000" ? "another encoding than UTF-8" : `"${hidden}"`
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
