import type { Root } from "mdast"
import type { Plugin } from "unified"
import { visit } from "unist-util-visit"
import { htmlTags } from "./html-tags"
import { placeOf, report } from "./report"
import { placeInValue, sourceLines } from "./source-lines"
import { addressAttributes, isUnsafeAddress, isUnsafeAttribute, unsafeElements } from "./unsafe-html"

const insteadOf: ReadonlyMap<string, string> = new Map([
  ["iframe", "link to the page instead of embedding it."],
  ["style", "use a directive; the site's style sheet decides how things look."],
  ["form", "remove it; pages take no input."],
])

/** Reports raw HTML and addresses that run code, which rendering removes. */
export const remarkCheckHtml: Plugin<[], Root> = () => (tree, file) => {
  const lines = sourceLines(file)
  visit(tree, (node) => {
    if (
      (node.type === "link" || node.type === "definition" || node.type === "image") &&
      isUnsafeAddress(node.url)
    ) {
      report(file, { rule: "unsafe-html", ...placeOf(node), ...addressProblem(node.url) })
    }
    if (node.type !== "html") return
    const start = placeOf(node)
    for (const { name, offset, attributes } of htmlTags(node.value)) {
      if (unsafeElements.has(name)) {
        report(file, {
          rule: "unsafe-html",
          ...placeInValue(lines, start, node.value, offset),
          message: `<${name}> is not allowed in Markdown and is left out.`,
          fix: insteadOf.get(name) ?? "remove it; what needs code belongs into a component of an .mdx page.",
        })
        continue
      }
      for (const attribute of attributes) {
        const place = placeInValue(lines, start, node.value, attribute.offset)
        if (isUnsafeAttribute(attribute.name)) {
          report(file, {
            rule: "unsafe-html",
            ...place,
            message: `The attribute "${attribute.name}" of <${name}> is not allowed and is left out.`,
            fix: "remove the attribute.",
          })
        } else if (addressAttributes.has(attribute.name) && isUnsafeAddress(attribute.value)) {
          report(file, { rule: "unsafe-html", ...place, ...addressProblem(attribute.value) })
        }
      }
    }
  })
}

function addressProblem(address: string) {
  return {
    message: `The address "${address.length > 40 ? `${address.slice(0, 40)}…` : address}" runs code and is left out.`,
    fix: "link to a page or a file.",
  }
}
