import { admonitions } from "../../../shared/admonitions"

/** The one leaf directive that writers have. */
export const versionTableDirective = "version-table"

/** What each container directive that writers have takes as attributes, beside an `id`. */
const containerAttributes: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...[...admonitions.keys()].map((name) => [name, []] as const),
  ["details", ["open"]],
  ["steps", []],
  ["cards", []],
  ["file-tree", ["label"]],
  ["tabs", ["group", "label"]],
  ["tab", ["label", "value", "default"]],
])

/** Every container directive that writers have. */
export const directiveNames: readonly string[] = [...containerAttributes.keys()]

/** Every attribute that means something on one of the container directives. */
export const containerAttributeNames: readonly string[] = [
  ...new Set(["id", ...[...containerAttributes.values()].flat()]),
]

/** The attributes of a directive; none of one that is unknown. */
export function attributesOf(name: string): readonly string[] {
  if (name === versionTableDirective) return ["data"]
  const attributes = containerAttributes.get(name)
  return attributes ? ["id", ...attributes] : []
}
