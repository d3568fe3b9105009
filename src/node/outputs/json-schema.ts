import type { TypeTree } from "../../shared/reference"
import type { JsonValue } from "../../hcl/literal"
import type { ModuleInput } from "../reference/parse-module"

/** A JSON Schema, draft 2020-12. */
type JsonSchema = { [keyword: string]: JsonValue }

/** The schema of the values that Terraform accepts for a type. */
export function typeSchema(type: TypeTree): JsonSchema {
  switch (type.kind) {
    case "any":
      return {}
    case "primitive":
      return { type: type.name === "bool" ? "boolean" : type.name }
    case "list":
      return { type: "array", items: typeSchema(type.element) }
    case "set":
      return { type: "array", items: typeSchema(type.element), uniqueItems: true }
    case "map":
      return { type: "object", additionalProperties: typeSchema(type.element) }
    case "tuple":
      return {
        type: "array",
        prefixItems: type.elements.map(typeSchema),
        items: false,
        minItems: type.elements.length,
        maxItems: type.elements.length,
      }
    case "object":
      return {
        type: "object",
        properties: Object.fromEntries(
          type.attributes.map(({ name, type: attributeType, description }) => [
            name,
            { ...orNull(typeSchema(attributeType)), ...(description === "" ? {} : { description }) },
          ]),
        ),
        required: type.attributes.filter(({ optional }) => !optional).map(({ name }) => name),
        additionalProperties: false,
      }
  }
}

/** Attributes of objects may always be null. */
function orNull(schema: JsonSchema): JsonSchema {
  return typeof schema.type === "string" ? { ...schema, type: [schema.type, "null"] } : schema
}

/** The schema of a module's inputs as an object, as in Terragrunt's `inputs`. */
export function inputsSchema(
  id: string,
  service: { title: string; description: string; inputs: readonly ModuleInput[] },
): JsonSchema {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: id,
    title: service.title,
    description: service.description,
    type: "object",
    properties: Object.fromEntries(service.inputs.map((input) => [input.name, inputSchema(input)])),
    required: service.inputs.filter((input) => input.required).map(({ name }) => name),
    additionalProperties: false,
  }
}

function inputSchema(input: ModuleInput): JsonSchema {
  const schema = typeSchema(input.type)
  return {
    ...(input.nullable ? orNull(schema) : schema),
    ...(input.description === "" ? {} : { description: input.description }),
    ...(input.defaultValue === undefined ? {} : { default: input.defaultValue }),
    ...(input.deprecated === undefined ? {} : { deprecated: true }),
    ...(input.sensitive ? { writeOnly: true } : {}),
  }
}
