import { childOf, childrenOf, partsOf, walk, type HclNode } from "./hcl-tree"

/** A JSON value. */
export type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue }

/** The value of a literal expression; `undefined` for computed ones, such as function calls and references. */
export function literalValue(node: HclNode): JsonValue | undefined {
  const [part, ...others] = partsOf(node)
  switch (node.type) {
    case "expression":
      if (part?.type === "(" && others.length === 2 && others[0]) return literalValue(others[0])
      return part && others.length === 0 ? literalValue(part) : undefined
    case "literal_value":
    case "template_expr":
    case "collection_value":
    case "operation":
      return part && others.length === 0 ? literalValue(part) : undefined
    case "numeric_lit":
      return numberOf(node.text)
    case "bool_lit":
      return node.text === "true"
    case "null_lit":
      return null
    case "string_lit":
    case "quoted_template":
    case "heredoc_template":
      return isConstantText(node) ? textValue(node) : undefined
    case "unary_operation":
      return signed(part, others)
    case "tuple":
      return elementValues(node)
    case "object":
      return attributeValues(node)
    default:
      return undefined
  }
}

function numberOf(text: string): number | undefined {
  const value = Number(text)
  return Number.isFinite(value) ? value : undefined
}

function signed(sign: HclNode | undefined, [operand]: HclNode[]): JsonValue | undefined {
  const value = operand && literalValue(operand)
  if (sign?.type === "-" && typeof value === "number") return -value
  if (sign?.type === "!" && typeof value === "boolean") return !value
  return undefined
}

function elementValues(node: HclNode): JsonValue[] | undefined {
  if (node.children.some(({ type }) => type === "ERROR")) return undefined
  const values = childrenOf(node, "expression").map(literalValue)
  return values.every((value) => value !== undefined) ? values : undefined
}

function attributeValues(node: HclNode): { [key: string]: JsonValue } | undefined {
  const entries: [string, JsonValue][] = []
  for (const element of childrenOf(node, "object_elem")) {
    const key = keyOf(element)
    const value = valueOf(element)
    const literal = value && literalValue(value)
    if (key === undefined || literal === undefined) return undefined
    entries.push([key, literal])
  }
  return Object.fromEntries(entries)
}

/** The key of an object's element; `undefined` for a computed key. */
export function keyOf(element: HclNode): string | undefined {
  const key = childOf(element, "expression")
  if (!key) return undefined
  const [part, ...others] = partsOf(key)
  if (part?.type === "variable_expr" && others.length === 0) return part.text
  const value = literalValue(key)
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? String(value)
    : undefined
}

/** The value expression of an object's element or of an attribute. */
export function valueOf(element: HclNode): HclNode | undefined {
  return childrenOf(element, "expression").at(-1)
}

function isConstantText(node: HclNode): boolean {
  return ![...walk(node)].some(({ type }) => /interpolation|directive|ERROR/.test(type))
}

/** The text of a string or heredoc, with interpolations as written. */
export function textOf(node: HclNode): string | undefined {
  for (const part of walk(node))
    if (part.type === "string_lit" || part.type === "quoted_template" || part.type === "heredoc_template")
      return textValue(part)
  return undefined
}

function textValue(node: HclNode): string {
  return node.type === "heredoc_template" ? heredocValue(node.text) : unescapeQuoted(node.text.slice(1, -1))
}

const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", '"': '"', "\\": "\\" }

function unescapeQuoted(text: string): string {
  const plain = text.replace(/\\(?:u([\da-fA-F]{4})|U([\da-fA-F]{8})|(.))/g, (whole, short, long, sign) => {
    const code = short ?? long
    if (code === undefined) return escapes[sign] ?? whole
    const point = Number.parseInt(code, 16)
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole
  })
  return unescapeTemplate(plain)
}

function unescapeTemplate(text: string): string {
  return text.replace(/\$\$\{/g, "${").replace(/%%\{/g, "%{")
}

/** The text of `<<EOT … EOT`; with `<<-`, without the common indentation of all lines. */
function heredocValue(text: string): string {
  const lines = text.split("\n")
  const flush = lines[0]?.startsWith("<<-") ?? false
  const content = lines.slice(1, -1)
  const indent = flush ? sharedIndent(content) : 0
  return unescapeTemplate(content.map((line) => `${line.slice(indent)}\n`).join(""))
}

/** Length of the white space that all lines start with; blank lines are ignored. */
export function sharedIndent(lines: readonly string[]): number {
  const indents = lines
    .filter((line) => line.trim() !== "")
    .map((line) => line.length - line.trimStart().length)
  return indents.length === 0 ? 0 : Math.min(...indents)
}
