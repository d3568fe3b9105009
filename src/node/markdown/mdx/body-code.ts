import type { AwaitExpression as AwaitNode, Program } from "estree"
import { jsx, toJs, type Handler, type Handlers } from "estree-util-to-js"
import type { Nodes, Root } from "mdast"
import type {} from "remark-mdx"
import { bodyNames } from "./body-names"
import { positionOf } from "../report"
import type { BodyCode } from "../types"
import { expressionIn, isBare, isExpression, isJsx, literalText, type JsxElement } from "./jsx-attributes"

/**
 * Collects the code of an MDX body that is evaluated when its page is rendered: imports and exports, expressions, and
 * elements of components that the body declares. `undefined` if no code can fail. The code is printed from the syntax tree,
 * from which plugins may have removed attributes and imports.
 */
export function bodyCode(tree: Root): BodyCode | undefined {
  const esm = tree.children.filter((node) => node.type === "mdxjsEsm")
  const modules = esm.filter(isWritten).map((node) => ({
    code: printed(node.data?.estree, { ...jsx, AwaitExpression }),
    written: node.value,
    ...positionOf(node),
  }))
  const values = valuesOf(tree, new Set(bodyNames({ type: "root", children: esm.filter(isWritten) })))
  const hasExports = modules.some(({ code }) => /^\s*export\b/m.test(code))
  if (values.length === 0 && !hasExports) return undefined
  const given = bodyNames({ type: "root", children: esm.filter((node) => !isWritten(node)) })
  return { modules, values, given }
}

/** Whether a node was written by the author. Nodes that a plugin adds have no position. */
function isWritten({ position }: { position?: object | undefined }): boolean {
  return position !== undefined
}

/** The function whose calls stand for `await` in the code of modules, because no script can contain it outside of functions. */
export const awaitName = "__await"

const AwaitExpression: Handler = function ({ argument }: AwaitNode, state) {
  state.write(`${awaitName}(`)
  this[argument.type](argument, state)
  state.write(")")
}

/** The source of a program; empty without one. */
function printed(program: Program | null | undefined, handlers: Handlers = jsx): string {
  return program ? toJs(program, { handlers }).value : ""
}

/** The source of the only expression of a program, without the semicolon of its statement. */
function printedExpression(program: Program | null | undefined): string {
  return printed(program).replace(/;\s*$/, "")
}

function valuesOf(tree: Root, declared: ReadonlySet<string>): BodyCode["values"] {
  const values: BodyCode["values"] = []
  const isOwn = ({ name }: JsxElement) => declared.has((name ?? "").split(".")[0] ?? "")
  const visit = (node: Nodes, isInComponent: boolean): void => {
    const position = positionOf(node)
    if (isExpression(node)) {
      if (canFail(node.data?.estree))
        values.push({
          code: printedExpression(node.data?.estree),
          written: node.value,
          isShown: !isInComponent,
          ...position,
        })
    } else if (isJsx(node)) {
      if (isOwn(node))
        values.push({ code: elementCode(node), written: `<${node.name}>`, isShown: false, ...position })
      else for (const code of attributeCodes(node)) values.push({ ...code, isShown: false, ...position })
    }
    const isBelow = isInComponent || (isJsx(node) && !/^[a-z]/.test(node.name ?? "a"))
    if ("children" in node) for (const child of node.children) visit(child, isBelow)
  }
  visit(tree, false)
  return values
}

/**
 * The expressions of an element's attributes. An attribute with an address is kept whole, because its value
 * is checked when it is evaluated.
 */
function attributeCodes({ attributes }: JsxElement): { code: string; written: string }[] {
  return attributes.flatMap((attribute) => {
    if (attribute.type === "mdxJsxExpressionAttribute")
      return [{ code: `<__inert {${attribute.value}} />`, written: attribute.value }]
    const { name, value } = attribute
    if (typeof value !== "object" || !value || !canFail(value.data?.estree)) return []
    const expression = printedExpression(value.data?.estree)
    const code = name === "href" || name === "to" ? `<__inert ${name}={${expression}} />` : expression
    return [{ code, written: value.value }]
  })
}

/** Whether code has an expression that is not a literal. */
function canFail(program: Program | null | undefined): boolean {
  const expression = expressionIn(program)
  return expression !== undefined && literalText(expression) === undefined
}

/** An element as JSX. Its content, which is evaluated separately, is replaced by the inert value. */
function elementCode({ name, attributes, children }: JsxElement): string {
  const written = attributes.map((attribute) => {
    if (attribute.type === "mdxJsxExpressionAttribute") return `{${attribute.value}}`
    const { name: key, value } = attribute
    if (isBare(attribute)) return key
    return `${key}={${typeof value === "string" ? JSON.stringify(value) : printedExpression(value?.data?.estree)}}`
  })
  return `<${name} ${written.join(" ")}>${children.length === 0 ? "" : "{__inert}"}</${name}>`
}
