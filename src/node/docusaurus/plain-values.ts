import { isFields } from "../content/yaml/is-fields"

/** An object of a configuration with unknown fields. */
export type Fields = Readonly<Record<string, unknown>>

/** The fields of a value; empty if it is not an object. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {}
}

/** The items of a value; empty if it is not a list. */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The value if it is a non-empty text. */
export function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined
}

/** The texts of a list. Other values are left out. */
export function textsOf(value: unknown): string[] {
  return itemsOf(value).filter((item) => typeof item === "string")
}
