import type { Node, Program } from "estree"
import { visit as visitCode } from "estree-util-visit"
import type { Root } from "mdast"
import { sanitize } from "hast-util-sanitize"
import type { SourcePosition } from "../../../shared/source-position"
import { mdxComponentNames } from "../../../shared/mdx-components"
import { bodyNames } from "./body-names"
import { addressProblem } from "../html/address-problem"
import {
  addressProperties,
  allowedHtml,
  isAllowedAddress,
  isAllowedElement,
  runsCode,
} from "../html/allowed-html"
import type { BodyMessage } from "../types"
import { isFunction, usedNames } from "./free-names"
import { jsxTagsOf, programsOf, type JsxTag, type JsxTagAttribute } from "./jsx-tags"
import { positionOfCode } from "../report"
import { literalText } from "./jsx-attributes"

/** Identifiers that give access to the build process, or evaluate text as code. */
const forbiddenNames: ReadonlySet<string> = new Set(
  "process require module exports global globalThis eval Function Buffer fetch __dirname __filename __non_webpack_require__".split(
    " ",
  ),
)

/** Functions and properties that create elements or HTML, bypassing the checks. */
const makers: ReadonlySet<string> = new Set(
  "dangerouslySetInnerHTML createElement createFactory cloneElement $$typeof innerHTML outerHTML insertAdjacentHTML srcdoc srcDoc".split(
    " ",
  ),
)

/** Properties of any object that give access to functions that evaluate text as code. */
const leadsToCode: ReadonlySet<string> = new Set(["constructor", "__proto__"])

/** Finds forbidden content of an MDX body: elements and attributes that are forbidden in Markdown, and names of Node and the build. */
export function mdxFaults(tree: Root): BodyMessage[] {
  const programs = programsOf(tree)
  const declared = new Set(bodyNames(tree))
  return [
    ...tagFaultsOf(tree),
    ...programs.flatMap(codeFaults),
    ...programs
      .flatMap((program) => usedNames(program))
      .filter(({ name }) => forbiddenNames.has(name) && !declared.has(name))
      .map((use) => notForMdx(use, use.name)),
  ]
}

/** Finds forbidden elements and attributes of an MDX body. */
export function tagFaultsOf(tree: Root): BodyMessage[] {
  const files = new Set(programsOf(tree).flatMap(importedFiles))
  const components = [...bodyNames(tree), ...mdxComponentNames].filter((name) => /^[A-Z]/.test(name))
  return jsxTagsOf(tree).flatMap((tag) => tagFaults(tag, { files, components }))
}

function unsafe({ line, column }: SourcePosition, message: string, fix: string): BodyMessage {
  return { rule: "unsafe-html", line, column, message, fix }
}

function unsafeAddress({ line, column }: SourcePosition, address: string): BodyMessage {
  return { rule: "unsafe-html", line, column, ...addressProblem(address) }
}

/** The names of files that a body imports, and of the components that it may use. */
interface KnownToTags {
  files: ReadonlySet<string>
  components: readonly string[]
}

/** Elements that start with a lower-case letter are HTML; all others are components. */
function tagFaults(tag: JsxTag, { files, components }: KnownToTags): BodyMessage[] {
  const isHtml = /^[a-z]/.test(tag.name) && !tag.name.includes(".")
  if (!isHtml) return tag.attributes.flatMap(componentFaults)
  if (!isAllowedElement(tag.name)) {
    const component = components.find((name) => name.toLowerCase() === tag.name.toLowerCase())
    return [
      unsafe(
        tag,
        `<${tag.name}> is not allowed in MDX.`,
        component === undefined
          ? "remove it; what needs code belongs in a component."
          : `write <${component}>: the name of a component starts with a capital letter.`,
      ),
    ]
  }
  return [
    ...tag.spreads.map((spread) =>
      unsafe(
        spread,
        `Attributes that <${tag.name}> gets from "..." cannot be checked.`,
        "write the attributes out.",
      ),
    ),
    ...tag.attributes.flatMap((attribute) => attributeFaults(tag.name, attribute, files)),
  ]
}

function componentFaults(attribute: JsxTagAttribute): BodyMessage[] {
  const { text } = attribute
  return text !== undefined && runsCode(text) ? [unsafeAddress(attribute, text)] : []
}

function attributeFaults(
  element: string,
  attribute: JsxTagAttribute,
  files: ReadonlySet<string>,
): BodyMessage[] {
  const { name, text, expression, isFile } = attribute
  if (name === "key") return []
  if (!isAllowedProperty(element, propertyOf(name), text ?? ""))
    return [
      unsafe(
        attribute,
        `The attribute "${name}" of <${element}> is not allowed in MDX.`,
        "remove the attribute.",
      ),
    ]
  if (!addressProperties.has(propertyOf(name)) || isFile) return []
  if (text !== undefined) {
    const isImage = element === "img" || element === "source"
    return isAllowedAddress(text, isImage) ? [] : [unsafeAddress(attribute, text)]
  }
  // Browsers load these addresses, but do not run code from them.
  if (name !== "href" && name !== "xlinkHref") return []
  if (expression?.type === "Identifier" && files.has(expression.name)) return []
  return [
    unsafe(
      attribute,
      `The address in "${name}" of <${element}> cannot be checked.`,
      "write the address as text.",
    ),
  ]
}

/** Names of HTML that React accepts in JSX, and their hast names. */
const namesOfHtml: ReadonlyMap<string, string> = new Map([
  ["class", "className"],
  ["colspan", "colSpan"],
  ["rowspan", "rowSpan"],
])

/** The hast name of a property; JSX has other names for some. */
function propertyOf(name: string): string {
  if (/^(?:aria|data)-/.test(name))
    return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return namesOfHtml.get(name) ?? name
}

function isAllowedProperty(element: string, name: string, text: string): boolean {
  const node = { type: "element" as const, tagName: element, properties: { [name]: text }, children: [] }
  const clean = sanitize(node, allowedHtml)
  if (clean.type === "element" && Object.hasOwn(clean.properties, name)) return true
  // An attribute whose value is limited is allowed without a value, where it has no effect.
  return (allowedHtml.attributes?.[element] ?? []).some(
    (definition) => Array.isArray(definition) && definition[0] === name && text === "",
  )
}

/** Names that are imported from files, not from modules. */
function importedFiles(program: Program): string[] {
  return program.body.flatMap((statement) => {
    if (statement.type !== "ImportDeclaration") return []
    const isCode = /\.(?:[cm]?[jt]sx?|mdx?|json)$|\/[^.]*$|^[^./@]/.test(String(statement.source.value))
    return isCode ? [] : statement.specifiers.map(({ local }) => local.name)
  })
}

function codeFaults(program: Program): BodyMessage[] {
  const faults: BodyMessage[] = []
  visitCode(program, (node, _key, _index, ancestors) => {
    const position = positionOfCode(node)
    const text = literalText(node)
    const name = node.type === "Identifier" ? node.name : text
    if (node.type === "MetaProperty")
      faults.push(notForMdx(position, `${node.meta.name}.${node.property.name}`))
    else if (node.type === "AwaitExpression" && isShown(ancestors))
      faults.push({
        rule: "mdx-syntax",
        ...position,
        message: '"await" is not possible here, because a page does not wait for a value.',
        fix: "write export const name = await …, and {name} here.",
      })
    else if (node.type === "ImportExpression") faults.push(notForMdx(position, "import()"))
    else if (name !== undefined && leadsToCode.has(name)) faults.push(notForMdx(position, name))
    else if (name !== undefined && makers.has(name))
      faults.push(unsafe(position, `"${name}" is not allowed in MDX.`, "write the elements as JSX."))
    else if (text !== undefined && runsCode(text) && !/^data:image\//i.test(text))
      faults.push(unsafeAddress(position, text))
  })
  return faults
}

/** Whether code is run by the page itself: in braces, and in no function that the code defines. */
function isShown(ancestors: readonly Node[]): boolean {
  return ancestors[1]?.type === "ExpressionStatement" && !ancestors.some(isFunction)
}

function notForMdx({ line, column }: SourcePosition, name: string): BodyMessage {
  return {
    rule: "mdx-syntax",
    line,
    column,
    message: `"${name}" is not available to MDX.`,
    fix: "remove it; pages have no access to the build.",
  }
}
