import path from "node:path"
import type { Root } from "mdast"
import type { MdxJsxAttribute } from "mdast-util-mdx-jsx"
import { visit } from "unist-util-visit"
import { isExternal, splitAddress } from "../../../shared/paths"
import { importedPartials, partialKey, type Partials } from "./imported-partials"
import { importedNames } from "./body-names"
import { phrasingOf } from "../phrasing-of"
import type { MarkdownSource } from "../types"
import { fillValues } from "./fill-values"
import { freeNames } from "./free-names"
import { attributeText, expressionOf, hasSpread, isBare, isJsx, type JsxElement } from "./jsx-attributes"
import { programsOf } from "./jsx-tags"
import type {} from "./shown-children"
import { notKnown, staticValue, type KnownNames } from "./static-value"

/** A parsed file. */
export interface ReadFile {
  tree: Root
  /** The names whose values have replaced expressions. */
  names: KnownNames
}

interface Reading {
  partials: Partials | undefined
  /** Parses a file. */
  read(partial: MarkdownSource): ReadFile
  /** The chain of imports from the page to a body, the page first. An import of one of these files is ignored. */
  above?: readonly string[]
}

/**
 * Adds the text of imported Markdown files as `data.partial` to the elements that show it. Addresses in the text are changed to
 * lead to the same target from the page, and the properties that it shows have the element's values.
 */
export function addPartials(
  tree: Root,
  source: MarkdownSource,
  { partials, read, above = [source.file] }: Reading,
): void {
  if (!partials || importedPartials(source, partials, above).length === 0) return
  const texts = new Map<string, (element: JsxElement) => Root>()
  for (const [name, address] of importedNames(tree)) {
    const partial = partials.get(partialKey(source.file, address))
    if (!partial || above.includes(partial.file)) continue
    const parsed = read(partial)
    moveAddresses(parsed.tree, partial.file, above[0] ?? source.file)
    texts.set(
      name,
      textFor(parsed, (text) =>
        addPartials(text, partial, { partials, read, above: [...above, partial.file] }),
      ),
    )
  }
  const elements: JsxElement[] = []
  visit(tree, (node) => {
    if (isJsx(node)) elements.push(node)
  })
  // Inner elements first: content of an outer element moves into another file, where its name can be another import.
  for (const element of elements.reverse()) {
    const text = texts.get(element.name ?? "")?.(element)
    if (!text || element.data?.partial) continue
    const isBlock = element.type === "mdxJsxFlowElement"
    const partial = isBlock ? text : { ...text, children: phrasingOf(text.children) }
    element.data = { ...element.data, partial }
  }
}

/**
 * Returns the text of a file in an element: the same tree for all of them, unless it shows properties of the element.
 * @param finish called with each tree
 */
function textFor({ tree, names }: ReadFile, finish: (text: Root) => void): (element: JsxElement) => Root {
  if (!showsProps(tree)) {
    finish(tree)
    return () => tree
  }
  return (element) => {
    const text = structuredClone(tree)
    const props = propsOf(element)
    fillValues(text, { names: new Map([...names, ["props", props]]), children: element.children })
    finish(text)
    return text
  }
}

function showsProps(tree: Root): boolean {
  return programsOf(tree).some((program) => freeNames(program).some(({ name }) => name === "props"))
}

/** The properties of an element, whose expressions have been replaced by their values where these are known. */
function propsOf(element: JsxElement): unknown {
  if (hasSpread(element)) return notKnown
  const props: Record<string, unknown> = {}
  for (const attribute of element.attributes)
    if (attribute.type === "mdxJsxAttribute") props[attribute.name] = valueOf(attribute)
  return props
}

function valueOf(attribute: MdxJsxAttribute): unknown {
  if (isBare(attribute)) return true
  if (typeof attribute.value === "string") return attribute.value
  const expression = expressionOf(attribute)
  return expression ? staticValue(expression, new Map()) : notKnown
}

/** Properties of elements with an address. */
const addressProps: ReadonlySet<string> = new Set(["href", "src", "to"])

/** Changes the addresses in the text of an imported file so that they lead to the same target from a page. */
function moveAddresses(text: Root, partial: string, page: string): void {
  visit(text, (node) => {
    if (node.type === "link" || node.type === "image" || node.type === "definition")
      node.url = addressFrom(page, partial, node.url)
    if (!isJsx(node)) return
    for (const attribute of node.attributes) {
      if (attribute.type !== "mdxJsxAttribute" || !addressProps.has(attribute.name)) continue
      const { data } = attribute
      const address = attributeText(attribute)
      if (address !== undefined) attribute.value = addressFrom(page, partial, address)
      if (data?.module !== undefined) data.module = addressFrom(page, partial, data.module)
    }
  })
}

/** The address with which a page leads to what an address of an imported file leads to. */
function addressFrom(page: string, partial: string, url: string): string {
  const { path: target, search, hash } = splitAddress(url)
  if (target === "" || /^[/@]/.test(target) || isExternal(url)) return url
  const { dirname, extname, join, relative } = path.posix
  // The build resolves other addresses from the site's root, because a partial has no address of its own.
  const moved =
    extname(target) === "" ? join("/", target) : relative(dirname(page), join(dirname(partial), target))
  return moved + search + hash
}
