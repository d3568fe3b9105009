/** An object of a configuration, of which nothing is known. */
export type Fields = Readonly<Record<string, unknown>>

/** The fields of a value; none where it is no object. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {} // unknown fields
}

/** The items of a value; none where it is no list. */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** A text that is not empty. */
export function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined
}

/** Texts of a list; what is no text is left out. */
export function textsOf(value: unknown): string[] {
  return itemsOf(value).filter((item) => typeof item === "string")
}
