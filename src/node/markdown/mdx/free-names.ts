import type { Program } from "estree"
import type { JSXIdentifier, JSXMemberExpression, JSXNamespacedName, Node } from "estree-jsx"
import { createVisitors, type Scope } from "estree-util-scope"
import { visit } from "estree-util-visit"
import type { SourcePosition } from "../../../shared/source-position"
import { positionOfCode } from "../report"
import { browserNames } from "./global-names"

/** A use of a free identifier. */
export interface FreeName extends SourcePosition {
  name: string
  /** For a JSX element, its full name: `Card`, `icons.Cloud`. */
  element?: string
  /** Whether it is inside a function, which may only be called in browsers. */
  isInFunction: boolean
}

/**
 * The free identifiers of a piece of code in source order, except those that it tests with `typeof`. Code that tests one global of
 * browsers, such as `window`, uses the others where it exists.
 */
export function freeNames(program: Program): FreeName[] {
  const tested = new Set<string>()
  const names = usedNames(program, tested)
  const testsBrowser = [...tested].some((name) => browserNames.has(name))
  return names.filter(({ name }) => !tested.has(name) && !(testsBrowser && browserNames.has(name)))
}

/**
 * The free identifiers of a piece of code in source order.
 * @param tested collects the identifiers that are tested with `typeof`
 */
export function usedNames(program: Program, tested = new Set<string>()): FreeName[] {
  const used: FreeName[][] = [] // by scope
  let functions = 0
  const { defined } = visitScopes(program, {
    enter(node, key, ancestors, depth) {
      if (isFunction(node)) functions++
      while (used.length < depth) used.push([])
      const reference = referenceOf(node, key, ancestors)
      if (!reference) return
      const parent = ancestors.at(-1)
      if (parent?.type === "UnaryExpression" && parent.operator === "typeof") tested.add(reference.name)
      used.at(-1)?.push({ ...reference, ...positionOfCode(node), isInFunction: functions > 0 })
    },
    leave(node, { defined }, depth) {
      if (isFunction(node)) functions--
      if (used.length <= depth) return
      const free = (used.pop() ?? []).filter(({ name }) => !defined.includes(name))
      used.at(-1)?.push(...free)
    },
  })
  return (used[0] ?? []).filter(({ name }) => !defined.includes(name))
}

/** The top-level declarations of a piece of code. */
export function declaredNames(program: Program): readonly string[] {
  return visitScopes(program).defined
}

interface ScopeVisitor {
  /** @param depth number of scopes that contain the node, including its own */
  enter(node: Node, key: string | undefined, ancestors: readonly Node[], depth: number): void
  /**
   * @param scope the innermost scope of the node, possibly its own
   * @param depth number of scopes that contain the node, excluding its own
   */
  leave(node: Node, scope: Scope, depth: number): void
}

/** Visits code with its scopes; returns the outermost scope. */
function visitScopes(program: Program, visitor?: ScopeVisitor): Scope {
  const { enter, exit, scopes } = createVisitors()
  const current = () => scopes.at(-1) ?? scopes[0]
  visit(program, {
    enter(node, key, _index, ancestors) {
      if (node.type === "ClassExpression") {
        if (node.id) current().defined.push(node.id.name)
      } else if (node.type !== "ClassDeclaration" || isNamed(node)) enter(node)
      visitor?.enter(node, key, ancestors, scopes.length)
    },
    leave(node) {
      const scope = current()
      exit(node)
      visitor?.leave(node, scope, scopes.length)
    },
  })
  return scopes[0]
}

/** Whether a class has a name. The types are wrong: a class in `export default` can be anonymous. */
function isNamed({ id }: { id: unknown }): boolean {
  return id !== null
}

export function isFunction({ type }: Node): boolean {
  return type === "ArrowFunctionExpression" || type === "FunctionExpression" || type === "FunctionDeclaration"
}

/** The variable that a node refers to; `undefined` for names of properties, labels and HTML elements. */
function referenceOf(
  node: Node,
  key: string | undefined,
  ancestors: readonly Node[],
): Pick<FreeName, "name" | "element"> | undefined {
  const parent = ancestors.at(-1)
  if (node.type === "JSXOpeningElement") return elementReference(node.name)
  if (node.type !== "Identifier" || !parent || !key) return undefined
  if (["label", "imported", "exported", "meta"].includes(key)) return undefined
  const isName = key === "property" || key === "key"
  if (isName && !("computed" in parent && parent.computed)) return undefined
  const statement = ancestors.at(-2)
  const isOfOtherModule =
    parent.type === "ExportSpecifier" && statement?.type === "ExportNamedDeclaration" && statement.source
  return isOfOtherModule ? undefined : { name: node.name }
}

function elementReference(
  name: JSXIdentifier | JSXMemberExpression | JSXNamespacedName,
): Pick<FreeName, "name" | "element"> | undefined {
  if (name.type === "JSXNamespacedName") return undefined
  const parts = partsOf(name)
  const [first = ""] = parts
  const isHtml = parts.length === 1 && /^[a-z]/.test(first)
  return isHtml || first === "this" ? undefined : { name: first, element: parts.join(".") }
}

function partsOf(name: JSXIdentifier | JSXMemberExpression | JSXNamespacedName): string[] {
  if (name.type === "JSXMemberExpression") return [...partsOf(name.object), name.property.name]
  return name.type === "JSXIdentifier" ? [name.name] : []
}
