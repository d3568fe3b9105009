import type { TypeAttribute, TypeTree } from "../../shared/reference"
import { shortType } from "../../hcl/short-type"

/** An attribute of a type, in reading order, with its description as Markdown. */
interface FlatAttribute extends TypeAttribute {
  path: string
  depth: number
  /** The type on one line. */
  shortType: string
}

/** All attributes of a type at any depth, in reading order. */
export function attributeRows(type: TypeTree, prefix = "", depth = 0): FlatAttribute[] {
  switch (type.kind) {
    case "list":
    case "set":
    case "map":
      return attributeRows(type.element, prefix, depth)
    case "tuple":
      return type.elements.flatMap((element, index) => attributeRows(element, `${prefix}${index}.`, depth))
    case "object":
      return type.attributes.flatMap((attribute) => {
        const path = prefix + attribute.name
        return [
          { ...attribute, path, depth, shortType: shortType(attribute.type) },
          ...attributeRows(attribute.type, `${path}.`, depth + 1),
        ]
      })
    default:
      return []
  }
}
