import { z } from "zod"
import type { CallCatalog } from "../../src/hcl/call-catalog"

const text = z.string()
const nullableText = z.string().nullable()
const input = z.object({
  name: text,
  description: text,
  type: text,
  required: z.boolean(),
  default: nullableText,
  deprecated: nullableText,
})

/** The fields of `build.json` that are read. */
export const buildFileSchema = z.object({
  version: text,
  url: z.url().optional(), // earlier builds have none
})

/** A file of the search index, which the client of the index reads. */
export const searchFileSchema = z.unknown()

/** The fields of `api/catalog.json` that are read. */
export const catalogFileSchema = z.object({
  services: z.array(
    z.object({
      name: text,
      slug: text,
      description: text,
      category: z.object({ slug: text }),
      module: nullableText,
      required_inputs: z.number(),
      inputs: z.number(),
    }),
  ),
})

/** The fields of `api/reference/<category>/<service>.json` that are read. */
export const serviceFileSchema = z.object({
  module: nullableText,
  catalog_version: nullableText,
  inputs: z.array(input),
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

export type CatalogService = z.infer<typeof catalogFileSchema>["services"][number]

export type ServiceFile = z.infer<typeof serviceFileSchema>
