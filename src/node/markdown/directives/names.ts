import { admonitions } from "../../../shared/admonitions"

/** The only leaf directive. */
export const versionTableDirective = "version-table"

/** The attributes of each container directive, in addition to `id`. */
const containerAttributes: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...[...admonitions.keys()].map((name) => [name, []] as const),
  ["details", ["open"]],
  ["steps", []],
  ["cards", []],
  ["file-tree", ["label"]],
  ["tabs", ["group", "label"]],
  ["tab", ["label", "value", "default"]],
])

/** Names of all container directives. */
export const directiveNames: readonly string[] = [...containerAttributes.keys()]

/** Attributes of all container directives. */
export const containerAttributeNames: readonly string[] = [
  ...new Set(["id", ...[...containerAttributes.values()].flat()]),
]

/** The attributes of a directive; empty for an unknown one. */
export function attributesOf(name: string): readonly string[] {
  if (name === versionTableDirective) return ["data"]
  const attributes = containerAttributes.get(name)
  return attributes ? ["id", ...attributes] : []
}
