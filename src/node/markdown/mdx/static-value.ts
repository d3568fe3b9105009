import type { Expression, MemberExpression, ObjectExpression, PrivateIdentifier } from "estree"

/** The result for an expression whose value is only known when the page is rendered. */
export const notKnown = Symbol("not known")

/** Values that code can refer to by name. A value or a property of it can be `notKnown`. */
export type KnownNames = ReadonlyMap<string, unknown>

/** The value of an expression of literals, known names and their properties; `notKnown` for any other. Runs no code. */
export function staticValue(expression: Expression, names: KnownNames): unknown {
  const valueOf = (inner: Expression) => staticValue(inner, names)
  switch (expression.type) {
    case "Literal":
      return "regex" in expression || "bigint" in expression ? notKnown : expression.value
    case "Identifier":
      if (expression.name === "undefined") return undefined
      return names.has(expression.name) ? names.get(expression.name) : notKnown
    case "TemplateLiteral": {
      const values = expression.expressions.map(valueOf)
      const texts = expression.quasis.map(({ value }) => value.cooked ?? "")
      if (!values.every(isPrimitive)) return notKnown
      return texts.map((text, index) => text + (index < values.length ? String(values[index]) : "")).join("")
    }
    case "ChainExpression":
      return expression.expression.type === "MemberExpression"
        ? propertyValue(expression.expression, names)
        : notKnown
    case "MemberExpression":
      return propertyValue(expression, names)
    case "LogicalExpression": {
      const left = valueOf(expression.left)
      if (left === notKnown) return notKnown
      const isDecided = { "||": Boolean(left), "&&": !left, "??": left !== null && left !== undefined }
      return isDecided[expression.operator] ? left : valueOf(expression.right)
    }
    case "ConditionalExpression": {
      const test = valueOf(expression.test)
      return test === notKnown ? notKnown : valueOf(test ? expression.consequent : expression.alternate)
    }
    case "ArrayExpression":
      return expression.elements.map((element) =>
        element && element.type !== "SpreadElement" ? valueOf(element) : notKnown,
      )
    case "ObjectExpression":
      return objectValue(expression, names)
    default:
      return notKnown
  }
}

function propertyValue({ object, property, computed, optional }: MemberExpression, names: KnownNames) {
  const owner = object.type === "Super" ? notKnown : staticValue(object, names)
  const key = computed ? staticKey(property, names) : property.type === "Identifier" && property.name
  if (optional && (owner === undefined || owner === null)) return undefined
  if (typeof owner !== "object" || owner === null || (typeof key !== "string" && typeof key !== "number"))
    return notKnown
  // A property that is not the object's own can be a function, such as `map`.
  if (Object.hasOwn(owner, key)) return (owner as Record<string | number, unknown>)[key]
  return key in owner ? notKnown : undefined
}

function staticKey(property: Expression | PrivateIdentifier, names: KnownNames): unknown {
  return property.type === "PrivateIdentifier" ? notKnown : staticValue(property, names)
}

function objectValue({ properties }: ObjectExpression, names: KnownNames): unknown {
  const entries = new Map<string, unknown>()
  for (const property of properties) {
    if (property.type === "SpreadElement" || property.computed || property.kind !== "init") return notKnown
    const { key, value } = property
    const name = key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : undefined
    if (name === undefined) return notKnown
    entries.set(name, isPattern(value) ? notKnown : staticValue(value, names))
  }
  return Object.fromEntries(entries)
}

/** Whether a property's value is a pattern, which only assignments have. */
function isPattern(value: { type: string }): value is Exclude<typeof value, Expression> {
  return /Pattern$/.test(value.type)
}

function isPrimitive(value: unknown): boolean {
  return value !== notKnown && (typeof value !== "object" || value === null)
}
