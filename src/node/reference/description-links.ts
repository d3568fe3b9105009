import remarkGfm from "remark-gfm"
import remarkParse from "remark-parse"
import { unified } from "unified"
import { visit } from "unist-util-visit"
import type { Reference } from "../markdown/types"
import { attributeRows } from "./attribute-rows"
import type { ModuleInput, ModuleOutput } from "./parse-module"

const parser = unified().use(remarkParse).use(remarkGfm).freeze()

/**
 * The links that lead into the site from what a `.tf` file says of its declarations, wherever they are written there.
 * @param text the file
 * @param declarations its inputs or outputs, in its order
 */
export function descriptionLinks(
  text: string,
  declarations: readonly (ModuleInput | ModuleOutput)[],
): Reference[] {
  const lines = text.split(/\r?\n/)
  return declarations.flatMap((declaration, index) => {
    const end = declarations[index + 1]?.line ?? lines.length + 1
    const urls = new Set(descriptionsOf(declaration).flatMap(addressesIn))
    return [...urls].flatMap((url) => placesOf(url, lines, declaration.line, end))
  })
}

function descriptionsOf(declaration: ModuleInput | ModuleOutput): string[] {
  const rows = "type" in declaration ? attributeRows(declaration.type) : []
  return [declaration, ...rows].map(({ description }) => description)
}

/** Addresses of inline links, of definitions and in angle brackets; others are external. Images count: they are rendered as links. */
function addressesIn(markdown: string): string[] {
  if (!/\](?:\(|:)|<[a-z][a-z\d+.-]+:/i.test(markdown)) return []
  const urls: string[] = []
  visit(parser.parse(markdown), (node) => {
    if (node.type === "link" || node.type === "image" || node.type === "definition") urls.push(node.url)
  })
  return urls
}

/** Where an address stands in the lines from `start` to before `end`; the first of them when it is written with escapes. */
function placesOf(url: string, lines: readonly string[], start: number, end: number): Reference[] {
  const places: Reference[] = []
  for (let line = start; line < end; line++)
    for (const { index } of (lines[line - 1] ?? "").matchAll(wholeAddress(url)))
      places.push({ url, line, column: index + 1 })
  return places.length > 0 ? places : [{ url, line: start, column: 1 }]
}

function wholeAddress(url: string): RegExp {
  return new RegExp(`(?<=[(<:\\s])${url.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?=[)>\\s"]|\\\\n|$)`, "g")
}
