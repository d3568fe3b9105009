import remarkGfm from "remark-gfm"
import remarkParse from "remark-parse"
import { unified } from "unified"
import { visit } from "unist-util-visit"
import { escapeRegExp } from "../markdown/text/escape-reg-exp"
import type { Reference } from "../markdown/types"
import { attributeRows } from "./attribute-rows"
import type { ModuleInput, ModuleOutput } from "./parse-module"

const parser = unified().use(remarkParse).use(remarkGfm).freeze()

/**
 * The internal links in the descriptions of a `.tf` file.
 * @param text the file
 * @param declarations its inputs or outputs in file order
 */
export function descriptionLinks(
  text: string,
  declarations: readonly (ModuleInput | ModuleOutput)[],
): Reference[] {
  const lines = text.split(/\r?\n/)
  return declarations.flatMap((declaration, index) => {
    const end = declarations[index + 1]?.line ?? lines.length + 1
    const urls = new Set(descriptionsOf(declaration).flatMap(addressesIn))
    return [...urls].flatMap((url) => referencesOf(url, lines, declaration.line, end))
  })
}

function descriptionsOf(declaration: ModuleInput | ModuleOutput): string[] {
  const rows = "type" in declaration ? attributeRows(declaration.type) : []
  return [declaration, ...rows].map(({ description }) => description)
}

/** Matches addresses of inline links, definitions and angle brackets; others are external. Includes images, which are rendered as links. */
function addressesIn(markdown: string): string[] {
  if (!/\](?:\(|:)|<[a-z][a-z\d+.-]+:/i.test(markdown)) return []
  const urls: string[] = []
  visit(parser.parse(markdown), (node) => {
    if (node.type === "link" || node.type === "image" || node.type === "definition") urls.push(node.url)
  })
  return urls
}

/** Line of an address between `start` and `end` (exclusive); the first line if the address is escaped. */
function referencesOf(url: string, lines: readonly string[], start: number, end: number): Reference[] {
  const references: Reference[] = []
  for (let line = start; line < end; line++)
    for (const { index } of (lines[line - 1] ?? "").matchAll(wholeAddress(url)))
      references.push({ url, line, column: index + 1 })
  return references.length > 0 ? references : [{ url, line: start, column: 1 }]
}

function wholeAddress(url: string): RegExp {
  return new RegExp(`(?<=[(<:\\s])${escapeRegExp(url)}(?=[)>\\s"]|\\\\n|$)`, "g")
}
