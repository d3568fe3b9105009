import { z } from "zod"
import type { CallCatalog } from "../../src/hcl/call-catalog"
import type { TypeTree } from "../../src/shared/reference"

const text = z.string()
const nullableText = z.string().nullable()
const typeTree = z.custom<TypeTree>((value) => typeof value === "object" && value !== null && "kind" in value)
const input = z.object({
  name: text,
  description: text,
  type: text,
  type_tree: typeTree,
  required: z.boolean(),
  default: nullableText,
  deprecated: nullableText,
  url: text,
})

/** The fields of `api/catalog.json` that are read. */
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

/** The fields of `api/reference/<category>/<service>.json` that are read. */
export const serviceFileSchema = z.object({
  name: text,
  url: text,
  module: nullableText,
  catalog_version: nullableText,
  inputs: z.array(input),
  outputs: z.array(z.object({ name: text, description: text })),
  newest: z
    .object({
      release: text,
      inputs: z.array(input.extend({ added: z.boolean(), changed: z.array(text) })),
      removed_inputs: z.array(z.object({ name: text, successors: z.array(text) })),
    })
    .nullable(),
})

/** `api/calls.json`. */
export const callCatalogSchema = z.custom<CallCatalog>(
  (value) => typeof value === "object" && value !== null && "modules" in value && "topics" in value,
)

export type CatalogFile = z.infer<typeof catalogFileSchema>
export type ServiceFile = z.infer<typeof serviceFileSchema>
