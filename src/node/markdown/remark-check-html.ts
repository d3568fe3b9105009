import type { Element, Root as HtmlRoot } from "hast"
import type { Html, Nodes, Root } from "mdast"
import rehypeRaw from "rehype-raw"
import remarkRehype from "remark-rehype"
import { type Plugin, unified } from "unified"
import { visit } from "unist-util-visit"
import { droppedElements, isAllowedAddress, runsCode } from "./allowed-html"
import { htmlTags } from "./html-tags"
import { placeOf, report } from "./report"
import { sanitizeHtml, type RemovedHtml } from "./sanitize-html"
import { placeInValue, sourceLines } from "./source-lines"
import type { Place } from "./types"

const insteadOf: ReadonlyMap<string, string> = new Map([
  ["iframe", "link to the page instead of embedding it."],
  ["style", "use a directive; the site's style sheet decides how things look."],
  ["form", "remove it; pages take no input."],
])

const toHtml = unified().use(remarkRehype, { allowDangerousHtml: true }).use(rehypeRaw).freeze()

/** Tags without attributes that every page may use: a page with no others need not be looked into. */
const harmless = /^<\/?(?:b|br|code|details|em|i|kbd|p|strong|sub|summary|sup)\s*\/?>$/i

/** Reports HTML and addresses that content may not use, which rendering removes. */
export const remarkCheckHtml: Plugin<[], Root> = () => (tree, file) => {
  const written = new WrittenTags(sourceLines(file))
  let isHarmless = true
  visit(tree, (node) => {
    if (node.type === "html") {
      isHarmless &&= harmless.test(node.value)
      written.add(node)
    }
    if (node.type !== "link" && node.type !== "definition" && node.type !== "image") return
    if (isAllowedAddress(node.url, node.type !== "link")) return // a definition may be an image's
    report(file, { rule: "unsafe-html", ...placeOf(node), ...addressProblem(node.url) })
  })
  if (isHarmless) return
  const html = toHtml.runSync(withoutAddresses(tree), file) as HtmlRoot // as its last step returns it
  sanitizeHtml(html, (removed, element) => {
    report(file, { rule: "unsafe-html", ...written.placeOf(removed, element), ...problemOf(removed) })
  })
}

/** The tags as they stand in the file: the HTML parser knows their lines, but not how far a list or a quotation indents them. */
class WrittenTags {
  private readonly tags: { name: string; place: Place; attributes: { name: string; place: Place }[] }[] = []
  private readonly reported = new Set<object>()

  constructor(private readonly lines: readonly string[]) {}

  add(node: Html): void {
    const place = (offset: number) => placeInValue(this.lines, placeOf(node), node.value, offset)
    for (const { name, offset, attributes } of htmlTags(node.value))
      this.tags.push({
        name,
        place: place(offset),
        attributes: attributes.map(({ name, offset }) => ({ name, place: place(offset) })),
      })
  }

  /** Where what was removed stands; each place is given once. */
  placeOf(removed: RemovedHtml, element: Element): Place {
    const { line } = placeOf(element)
    const tags = this.tags.filter(
      ({ name, place }) => name === element.tagName.toLowerCase() && place.line === line,
    )
    const known =
      removed.kind === "element"
        ? tags
        : tags.flatMap(({ attributes }) => attributes.filter(({ name }) => name === removed.attribute))
    const first = known.find((one) => !this.reported.has(one))
    if (first) this.reported.add(first)
    return (first ?? tags[0])?.place ?? placeOf(element)
  }
}

/** A copy of a tree whose links and images lead nowhere: theirs are not HTML's. */
function withoutAddresses(tree: Root): Root {
  const copy = structuredClone(tree)
  visit(copy, (node: Nodes) => {
    if (node.type === "link" || node.type === "definition" || node.type === "image") node.url = ""
    // What the rest of the pipeline makes of them is its own.
    if ("data" in node) delete node.data
  })
  return copy
}

function problemOf(removed: RemovedHtml): { message: string; fix: string } {
  switch (removed.kind) {
    case "element":
      return {
        message: `<${removed.element}> is not allowed in Markdown and is left out.`,
        fix:
          insteadOf.get(removed.element) ??
          (droppedElements.includes(removed.element)
            ? "remove it; what needs code belongs into a component of an .mdx page."
            : "remove it, or write &lt; where < is meant as text."),
      }
    case "attribute":
      return {
        message: `The attribute "${removed.attribute}" of <${removed.element}> is not allowed and is left out.`,
        fix: "remove the attribute.",
      }
    case "address":
      return addressProblem(removed.address)
  }
}

/** What is said of an address that content may not lead to. */
export function addressProblem(address: string): { message: string; fix: string } {
  const shown = address.length > 40 ? `${address.slice(0, 40)}…` : address
  return {
    message: `The address "${shown}" ${runsCode(address) ? "runs code" : "has a scheme that is not allowed"} and is left out.`,
    fix: "link to a page or a file.",
  }
}
