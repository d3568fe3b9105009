import type { Expression, Node, Program } from "estree"
import type { JSXElement, JSXFragment } from "estree-jsx"
import type { Nodes } from "mdast"
import type { MdxFlowExpression, MdxTextExpression } from "mdast-util-mdx-expression"
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx"
import type { SourcePosition } from "../../../shared/source-position"

/** A JSX element of MDX, as a block or within text. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement

/** Whether a node is a JSX element of MDX. */
export function isJsx(node: Nodes): node is JsxElement {
  return node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement"
}

/** Whether a node is code between braces: an expression, or only a comment. */
export function isExpression(node: Nodes): node is MdxFlowExpression | MdxTextExpression {
  return node.type === "mdxFlowExpression" || node.type === "mdxTextExpression"
}

/** The attribute with a name; the last one if there are several. */
export function attributeOf(
  { attributes }: Pick<JsxElement, "attributes">,
  name: string,
): MdxJsxAttribute | undefined {
  return attributes
    .filter((attribute) => attribute.type === "mdxJsxAttribute")
    .findLast((attribute) => attribute.name === name)
}

/** Whether an element has attributes that are only known at run time: `{...x}`. */
export function hasSpread({ attributes }: JsxElement): boolean {
  return attributes.some(({ type }) => type === "mdxJsxExpressionAttribute")
}

/** Whether an attribute has only a name, as in `<Part open />`, and with it the value `true`. */
export function isBare({ value }: MdxJsxAttribute): boolean {
  return value === null || value === undefined
}

/** The literal text of the attribute with a name; `undefined` for a computed value, or without the attribute. */
export function attributeTextOf(element: JsxElement, name: string): string | undefined {
  const attribute = attributeOf(element, name)
  return attribute && attributeText(attribute)
}

/** The literal text of a JSX attribute such as `"a"`, `{"a"}` or `{1}`; `undefined` for a computed value. */
export function attributeText(attribute: MdxJsxAttribute): string | undefined {
  if (typeof attribute.value === "string") return attribute.value
  const expression = expressionOf(attribute)
  if (!expression) return undefined
  if (
    expression.type === "Literal" &&
    typeof expression.value !== "string" &&
    typeof expression.value !== "number"
  )
    return undefined
  return literalText(expression)
}

/** The text of a literal, also of `true` and `null`, or of a template without variables; `undefined` for other code. */
export function literalText(expression: Node): string | undefined {
  if (expression.type === "TemplateLiteral")
    return expression.expressions.length === 0 ? (expression.quasis[0]?.value.cooked ?? undefined) : undefined
  return expression.type === "Literal" ? String(expression.value) : undefined
}

/** The text that readers see of a JSX attribute: a literal, or the text of elements such as `{<>A <b>title</b></>}`. */
export function shownAttributeText(attribute: MdxJsxAttribute): string | undefined {
  const expression = expressionOf(attribute)
  if (expression?.type !== "JSXElement" && expression?.type !== "JSXFragment") return attributeText(attribute)
  return textOfElement(expression).replace(/\s+/g, " ").trim()
}

function textOfElement({ children }: JSXElement | JSXFragment): string {
  return children
    .map((child) => {
      if (child.type === "JSXText") return child.value
      if (child.type === "JSXElement" || child.type === "JSXFragment") return textOfElement(child)
      const isLiteral = child.type === "JSXExpressionContainer" && child.expression.type === "Literal"
      return isLiteral && "value" in child.expression ? String(child.expression.value) : ""
    })
    .join("")
}

/** The module in a JSX attribute such as `{require("./a.png").default}`, with its position; columns are 0-based. */
export function requiredModule(
  attribute: MdxJsxAttribute,
): { url: string; start?: SourcePosition } | undefined {
  return moduleOfRequire(expressionOf(attribute))
}

/** The module in a call such as `require("./a.png")` or `require("./a.png").default`. */
export function moduleOfRequire(code: Node | undefined): { url: string; start?: SourcePosition } | undefined {
  const expression = code?.type === "MemberExpression" ? code.object : code
  if (expression?.type !== "CallExpression") return undefined
  const { callee, arguments: given } = expression
  const [name] = given
  if (callee.type !== "Identifier" || callee.name !== "require") return undefined
  if (name?.type !== "Literal" || typeof name.value !== "string") return undefined
  return { url: name.value, ...(expression.loc ? { start: expression.loc.start } : {}) }
}

/** The expression in braces of a JSX attribute. */
export function expressionOf({ value }: MdxJsxAttribute): Expression | undefined {
  return typeof value === "object" ? expressionIn(value?.data?.estree) : undefined
}

/** The expression that the code between two braces consists of; `undefined` if there is only a comment. */
export function expressionIn(code: Program | null | undefined): Expression | undefined {
  const [statement] = code?.body ?? []
  return statement?.type === "ExpressionStatement" ? statement.expression : undefined
}
