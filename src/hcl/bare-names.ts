import type { SourcePosition } from "../shared/source-position"
import type { SyntaxFault } from "./call-fault"
import { childOf, childrenOf, partsOf, positionOf, type HclNode } from "./hcl-tree"
import { literalValue } from "./literal"
import { allRoots, foreignReference, type NameScope } from "./name-scopes"

/**
 * The faults of names in an expression that refer to nothing, such as `prod` in `name = prod`, or `m5.large`: outside of `for`, a
 * reference has at least two parts, such as `var.prod`, and the first is one of the tool's or a type of resource. A known object
 * without an attribute is not reported, because some can be used as a whole.
 */
export function bareNameFaults(expression: HclNode | undefined, scope: NameScope): SyntaxFault[] {
  if (!expression) return []
  return bareNames(expression, scope.roots).map((name) => bareNameFault(name, scope))
}

/** A name that is not in scope, with the attributes that are read from it, such as `m5.large`. */
interface BareName extends SourcePosition {
  text: string
  /** Whether it is a reference, but the key of an element, which is neither in parentheses nor in quotes. */
  isAmbiguous?: true
}

/** Values of other languages, and those of HCL that they mean. */
const foreignValues = new Map([
  ["true", "true"],
  ["yes", "true"],
  ["on", "true"],
  ["false", "false"],
  ["no", "false"],
  ["off", "false"],
  ["null", "null"],
  ["none", "null"],
  ["nil", "null"],
  ["undefined", "null"],
])

function bareNameFault({ text: name, isAmbiguous, ...position }: BareName, scope: NameScope): SyntaxFault {
  if (isAmbiguous)
    return {
      ...position,
      message: `The key "${name}" has neither parentheses, for its value, nor quotes, for these characters.`,
      fix: `write \`(${name})\`.`,
    }
  const meant = foreignValues.get(name.toLowerCase())
  if (meant !== undefined)
    return { ...position, message: `HCL has no value "${name}".`, fix: `write \`${meant}\`.` }
  const foreign = foreignReference(name, scope)
  if (foreign !== undefined)
    return { ...position, message: foreign, fix: `write a reference such as ${scope.examples}.` }
  const [first = name] = /^[\w-]+/.exec(name) ?? []
  if (first !== name)
    return {
      ...position,
      message: `"${name}" is neither a string, which has quotes, nor a reference: nothing has the name "${first}".`,
      fix: `write \`"${name}"\` for a string.`,
    }
  const references = scope.likely.map((root) => `\`${root}.${name}\``).join(" or ")
  return {
    ...position,
    message: `"${name}" is neither a string, which has quotes, nor a reference, which has a dot.`,
    fix: `write \`"${name}"\` for a string, or a reference such as ${references}.`,
  }
}

function bareNames(node: HclNode, scope: ReadonlySet<string>): BareName[] {
  if (node.hasError) return []
  const names = scopeIn(node, scope)
  const parts = partsOf(node).filter((part) => !isPlainKey(part, node))
  return parts.flatMap((part, index) => {
    if (isKey(part, node) && !part.text.startsWith("(")) return bareKey(part, names)
    if (part.type !== "variable_expr") return bareNames(part, names)
    const rest = parts.slice(index + 1)
    const end = rest.findIndex(({ type }) => !accesses.has(type))
    const read = end === -1 ? rest : rest.slice(0, end)
    // The types of resources have an underscore, after the name of their provider.
    const mayBeResource =
      !allRoots.has(part.text) && (part.text.includes("_") || read.some(({ type }) => type !== "get_attr"))
    if (names.has(part.text) || (read.length > 0 && mayBeResource)) return []
    return [{ ...positionOf(part), text: [part, ...read].map(({ text }) => text).join("") }]
  })
}

const accesses = new Set(["get_attr", "index", "splat"])
const forNodes = new Set(["for_tuple_expr", "for_object_expr", "template_for"])

/** The names in scope below a node: a `for` adds the names of its elements. */
function scopeIn(node: HclNode, scope: ReadonlySet<string>): ReadonlySet<string> {
  if (!forNodes.has(node.type)) return scope
  const intros = [...childrenOf(node, "for_intro"), ...childrenOf(node, "template_for_start")]
  return new Set([
    ...scope,
    ...intros.flatMap((intro) => childrenOf(intro, "identifier").map(({ text }) => text)),
  ])
}

/**
 * The whole key if it has a name that is not in scope, such as `kubernetes.io/role`, which is meant as one text, or if it is a
 * reference.
 */
function bareKey(key: HclNode, scope: ReadonlySet<string>): BareName[] {
  const name = { ...positionOf(key), text: key.text }
  if (bareNames(key, scope).length > 0) return [name]
  return isReference(key) ? [{ ...name, isAmbiguous: true }] : []
}

/** Whether a key consists of names and constant indices. HCL accepts a key with a computed index, as any other expression. */
function isReference(key: HclNode): boolean {
  const [name, ...steps] = partsOf(key)
  return name?.type === "variable_expr" && steps.every(isConstantStep)
}

function isConstantStep(step: HclNode): boolean {
  if (step.type !== "index") return step.type === "get_attr"
  const index = childOf(childOf(step, "new_index"), "expression")
  return !index || literalValue(index) !== undefined
}

function isKey(part: HclNode, element: HclNode): boolean {
  return element.type === "object_elem" && part === partsOf(element)[0]
}

/** Whether a part is a key that is a name: a string without quotes. */
function isPlainKey(part: HclNode, element: HclNode): boolean {
  const [name, ...others] = partsOf(part)
  return isKey(part, element) && name?.type === "variable_expr" && others.length === 0
}
