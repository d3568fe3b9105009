import { z } from "zod"
import { jsonSchemaOf } from "./json-schema-of"

interface Snippet {
  scope: string
  prefix: string
  body: string
  description: string
}

const field = z.object({
  type: z.string().optional(),
  enum: z.array(z.string()).optional(),
})
const fields = z.object({
  properties: z.record(z.string(), field),
  required: z.array(z.string()).default([]),
})

/**
 * Creates an editor snippet for each front matter field. Editors do not apply a JSON Schema to the front matter of
 * Markdown; snippets complete field names, and the values of booleans and enums.
 */
export function frontMatterSnippets(schemas: readonly z.ZodType[]): Record<string, Snippet> {
  const snippets: Record<string, Snippet> = {}
  for (const schema of schemas) {
    const { properties, required } = fields.parse(jsonSchemaOf(schema))
    for (const [name, { type, enum: choices }] of Object.entries(properties)) {
      const values = type === "boolean" ? ["true", "false"] : choices
      snippets[`front matter: ${name}`] ??= {
        scope: "markdown,mdx",
        prefix: name,
        body: `${name}: ${values ? `\${1|${values.join(",")}|}` : placeholder(type)}`,
        description: `Front matter${required.includes(name) ? ", required" : ""}`,
      }
    }
  }
  return snippets
}

function placeholder(type: string | undefined): string {
  if (type === "array") return "[$1]"
  return type === "object" ? "\n  $1" : "$1"
}
