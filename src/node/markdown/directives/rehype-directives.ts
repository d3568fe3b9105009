import type { ElementContent, Root } from "hast"
import type { Plugin } from "unified"
import { SKIP, visit } from "unist-util-visit"
import { admonitions } from "../../../shared/admonitions"
import { element, isElement } from "../html/hast"
import { nextNumber } from "../html/next-number"
import { makeAdmonition } from "./admonition"
import { makeCards } from "./cards"
import { makeDetails } from "./details"
import { readDirective, type Directive, type MakeDirective } from "./directive"
import { makeFileTree } from "./file-tree"
import { versionTableDirective } from "./names"
import { makeSteps } from "./steps"
import { makeTabs } from "./tabs"
import { makeVersionTable } from "./version-table"

const makers: ReadonlyMap<string, MakeDirective> = new Map([
  ...[...admonitions.keys()].map((name) => [name, makeAdmonition] as const),
  ["details", makeDetails],
  ["steps", makeSteps],
  ["cards", makeCards],
  ["file-tree", makeFileTree],
  ["tabs", makeTabs],
  [versionTableDirective, makeVersionTable],
])

/** Replaces directives by their HTML, outer ones first; an unknown one is replaced by its content. `{#id}` sets the id. */
export const rehypeDirectives: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, "element", (node, index, parent) => {
    const directive = readDirective(node)
    if (!directive || !parent || index === undefined) return undefined
    const make = makers.get(directive.name) ?? showContent
    const replacement = make(directive, () => nextNumber(file))
    const id = directive.attribute("id")
    const [first] = replacement
    if (id && isElement(first)) first.properties.id ??= id
    parent.children.splice(index, 1, ...replacement)
    return [SKIP, index]
  })
}

function showContent({ label, content }: Directive): ElementContent[] {
  return label ? [element("p", {}, ...label), ...content] : content
}
