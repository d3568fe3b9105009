import type { SyntaxFault } from "./call-fault"
import { childrenOf, partsOf, positionOf, type HclNode } from "./hcl-tree"

/**
 * The faults of names in an expression that refer to nothing, such as `prod` in `name = prod`: outside of `for`, a reference has at
 * least two parts, such as `var.prod`.
 * @param roots the first parts of references, for the fix
 */
export function bareNameFaults(expression: HclNode | undefined, roots: readonly string[]): SyntaxFault[] {
  if (!expression) return []
  return bareNames(expression, knownRoots).map((node) => bareNameFault(node, roots))
}

/** Objects of Terraform and Terragrunt, which are not reported: some can be used as a whole. */
const knownRoots = new Set(
  "count data dependency each feature include local module path self stack terraform unit values var".split(
    " ",
  ),
)

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

function bareNameFault(node: HclNode, roots: readonly string[]): SyntaxFault {
  const name = node.text
  const meant = foreignValues.get(name.toLowerCase())
  if (meant !== undefined)
    return { ...positionOf(node), message: `HCL has no value "${name}".`, fix: `write \`${meant}\`.` }
  const references = roots.map((root) => `\`${root}.${name}\``).join(" or ")
  return {
    ...positionOf(node),
    message: `"${name}" is neither a string, which has quotes, nor a reference, which has a dot.`,
    fix: `write \`"${name}"\` for a string, or a reference such as ${references}.`,
  }
}

/** The nodes of names that are not in scope. */
function bareNames(node: HclNode, scope: ReadonlySet<string>): HclNode[] {
  if (node.hasError) return []
  const names = scopeIn(node, scope)
  const parts = partsOf(node).filter((part) => !isPlainKey(part, node))
  return parts.flatMap((part, index) => {
    if (part.type !== "variable_expr") return bareNames(part, names)
    const isWhole = !accesses.has(parts[index + 1]?.type ?? "")
    return isWhole && !names.has(part.text) ? [part] : []
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

/** Whether a part is the key of an object's element that is a name: a string without quotes. */
function isPlainKey(part: HclNode, element: HclNode): boolean {
  return (
    element.type === "object_elem" &&
    part === partsOf(element)[0] &&
    partsOf(part)[0]?.type === "variable_expr"
  )
}
