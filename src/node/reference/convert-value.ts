import { decimal, truths } from "../../hcl/value-type"
import type { JsonValue } from "../../hcl/literal"
import type { TypeTree } from "../../shared/reference"

/** The value that Terraform makes of one for a type: 22 is "22" for a string. A value that it cannot convert stays as it is. */
export function convertValue(value: JsonValue, type: TypeTree): JsonValue {
  if (value === null) return null
  switch (type.kind) {
    case "any":
      return value
    case "primitive":
      return typeof value === "object" ? value : convertPrimitive(value, type.name)
    case "list":
    case "set":
      return Array.isArray(value) ? value.map((element) => convertValue(element, type.element)) : value
    case "tuple":
      return Array.isArray(value)
        ? value.map((element, index) => convertValue(element, type.elements[index] ?? { kind: "any" }))
        : value
    case "map":
      return convertEntries(value, () => type.element)
    case "object":
      return convertEntries(value, (key) => type.attributes.find(({ name }) => name === key)?.type)
  }
}

function convertPrimitive(
  value: string | number | boolean,
  name: "string" | "number" | "bool",
): string | number | boolean {
  if (name === "string") return String(value)
  if (typeof value !== "string") return value
  if (name === "number") return decimal.test(value) ? Number(value) : value
  return truths.has(value) ? value === "true" || value === "1" : value
}

function convertEntries(value: JsonValue, typeOf: (key: string) => TypeTree | undefined): JsonValue {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, convertValue(entry, typeOf(key) ?? { kind: "any" })]),
  )
}
