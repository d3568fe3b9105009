import type { TypeTree } from "../shared/reference"
import { quoted, sourceOf, type HclEntry, type HclValue } from "./write-value"

/**
 * What a reader has entered for a value: a text for a value with a single field (for a list or map of primitive values, one
 * line per element), a draft per attribute for an object, a list of drafts for other collections.
 */
export type Draft = string | readonly Draft[] | { readonly [name: string]: Draft }

/** Kinds of form fields for values. */
export type FieldKind = "text" | "number" | "bool" | "lines" | "pairs" | "object" | "items" | "expression"

/** The kind of field for values of a type. */
export function fieldKind(type: TypeTree): FieldKind {
  switch (type.kind) {
    case "primitive":
      return type.name === "string" ? "text" : type.name
    case "list":
    case "set":
      return type.element.kind === "primitive"
        ? "lines"
        : type.element.kind === "object"
          ? "items"
          : "expression"
    case "map":
      return type.element.kind === "primitive" ? "pairs" : "expression"
    case "object":
      return "object"
    case "any":
    case "tuple":
      return "expression"
  }
}

/** A reference to another part of the reader's configuration, which must not be quoted as a string. */
const reference = /^(?:var|local|module|data|dependency|each|path|self)\.[\w.[\]"*-]+$/

/** The value of a draft. Missing or invalid input results in a placeholder. */
export function draftValue(type: TypeTree, draft: Draft | undefined): HclValue {
  const text = typeof draft === "string" ? draft.trim() : ""
  if (reference.test(text)) return sourceOf(text)
  switch (fieldKind(type)) {
    case "text":
    case "number":
    case "bool":
      return sourceOf(primitiveSource(type, text))
    case "lines":
      return { kind: "list", items: linesOf(text).map((line) => sourceOf(elementSource(type, line))) }
    case "pairs":
      return { kind: "object", entries: linesOf(text).map((line) => pairOf(type, line)) }
    case "object":
      return { kind: "object", entries: attributeEntries(type, draft) }
    case "items":
      return {
        kind: "list",
        items: Array.isArray(draft) ? draft.map((item: Draft) => draftValue(elementOf(type), item)) : [],
      }
    case "expression":
      return sourceOf(text === "" ? emptyOf(type) : text)
  }
}

function primitiveSource(type: TypeTree, text: string): string {
  const name = type.kind === "primitive" ? type.name : "string"
  if (reference.test(text)) return text
  if (name === "string") return quoted(text)
  if (name === "number") return /^-?\d+(?:\.\d+)?$/.test(text) ? text : "0"
  return text === "true" ? "true" : "false"
}

function elementOf(type: TypeTree): TypeTree {
  return "element" in type ? type.element : { kind: "any" }
}

function elementSource(type: TypeTree, text: string): string {
  return primitiveSource(elementOf(type), text)
}

/** Parses `name = value`, or a name alone. */
function pairOf(type: TypeTree, line: string): HclEntry {
  const [, name = line, value = ""] = /^(.*?)\s*=\s*(.*)$/.exec(line) ?? []
  return { name, value: sourceOf(elementSource(type, value)) }
}

function attributeEntries(type: TypeTree, draft: Draft | undefined): HclEntry[] {
  if (type.kind !== "object") return []
  const given = isAttributes(draft) ? draft : {}
  return type.attributes
    .filter(({ name, optional }) => !optional || isFilled(given[name]))
    .map((attribute) => ({ name: attribute.name, value: draftValue(attribute.type, given[attribute.name]) }))
}

function isAttributes(draft: Draft | undefined): draft is { readonly [name: string]: Draft } {
  return typeof draft === "object" && !Array.isArray(draft)
}

/** Whether a draft contains any input. */
export function isFilled(draft: Draft | undefined): boolean {
  if (draft === undefined) return false
  return typeof draft === "string" ? draft.trim() !== "" : Object.values(draft).some(isFilled)
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
}

function emptyOf(type: TypeTree): string {
  if (type.kind === "any") return "null"
  return type.kind === "map" ? "{}" : "[]"
}
