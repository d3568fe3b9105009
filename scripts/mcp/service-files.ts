import { z } from "zod"
import type { TypeTree } from "../../src/shared/reference"

const text = z.string()
const nullableText = z.string().nullable()

/** What is read of `api/catalog.json`. */
export const catalogFileSchema = z.object({
  services: z.array(
    z.object({
      name: text,
      slug: text,
      description: text,
      category: z.object({ slug: text, label: text }),
      module: nullableText,
      required_inputs: z.number(),
      inputs: z.number(),
    }),
  ),
})

const typeTree = z.custom<TypeTree>((value) => typeof value === "object" && value !== null && "kind" in value)

/** What is read of `api/reference/<category>/<service>.json`. */
export const serviceFileSchema = z.object({
  name: text,
  url: text,
  module: nullableText,
  catalog_version: nullableText,
  inputs: z.array(
    z.object({
      name: text,
      description: text,
      type: text,
      type_tree: typeTree,
      required: z.boolean(),
      default: nullableText,
      deprecated: nullableText,
      url: text,
    }),
  ),
  outputs: z.array(z.object({ name: text, description: text })),
})

export type CatalogFile = z.infer<typeof catalogFileSchema>
export type ServiceFile = z.infer<typeof serviceFileSchema>
