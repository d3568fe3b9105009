import type { TypeTree } from "../shared/reference"

/** A type on one line, without the attributes of objects. */
export function shortType(type: TypeTree): string {
  switch (type.kind) {
    case "primitive":
      return type.name
    case "any":
    case "object":
      return type.kind
    case "list":
    case "set":
    case "map":
      return `${type.kind}(${shortType(type.element)})`
    case "tuple":
      return `tuple([${type.elements.map(shortType).join(", ")}])`
  }
}
