import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { globSync } from "tinyglobby"
import { expect, test } from "vitest"
import { z } from "zod"
import { editorFiles } from "./editor-files"
import { frontMatterSnippets } from "./front-matter-snippets"
import { jsonSchemaOf } from "./json-schema-of"

const files = editorFiles()

function json(file: string): unknown {
  return JSON.parse(files.get(file) ?? "null")
}

test("the files of the repository are those that the schemas make: npm run editor-files writes them", () => {
  const written = [...files.keys()].map((file) => [file, existsSync(file) ? readFileSync(file, "utf8") : ""])
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(files))
  const schemas = readdirSync(".vscode/schemas").map((name) => `.vscode/schemas/${name}`)
  expect(schemas.filter((file) => !files.has(file))).toEqual([])
})

test("each file of settings in the content is mapped to one schema", () => {
  const { "yaml.schemas": mapped } = json(".vscode/settings.json") as {
    "yaml.schemas": Record<string, string[]>
  }
  for (const schema of Object.keys(mapped)) expect(files.has(path.posix.normalize(schema))).toBe(true)
  const found = Object.values(mapped).flatMap((patterns) => globSync(patterns))
  expect(found.sort()).toEqual(globSync("content/**/*.{yml,yaml}").sort())
})

test("the schema of front matter has the fields and values that the checks accept", () => {
  expect(json(".vscode/schemas/front-matter-article.json")).toMatchObject({
    $schema: "http://json-schema.org/draft-07/schema#",
    type: "object",
    additionalProperties: false,
    required: ["title", "number", "kind", "answered"],
    properties: {
      title: { type: "string", minLength: 1 },
      answered: { type: "boolean" },
      number: { type: "integer" },
    },
  })
  expect(json(".vscode/schemas/front-matter-page.json")).toMatchObject({
    properties: {
      sidebar_label: { type: "string" },
      toc_max_heading_level: { type: "integer", minimum: 2, maximum: 6 },
      prerequisites: { anyOf: [{ type: "string" }, { type: "array" }] },
    },
  })
})

test("categories of a sidebar contain entries", () => {
  expect(json(".vscode/schemas/sidebars.json")).toMatchObject({
    additionalProperties: { type: "array", items: { $ref: "#/definitions/entry" } },
    definitions: {
      entry: {
        anyOf: expect.arrayContaining([
          expect.objectContaining({
            properties: expect.objectContaining({
              category: expect.anything(),
              items: { type: "array", items: { $ref: "#/definitions/entry" } },
            }),
          }),
        ]),
      },
    },
  })
})

test("the schema of a preprocessed value describes its result", () => {
  const text = z.preprocess((value) => String(value), z.string().min(1))
  expect(jsonSchemaOf(z.strictObject({ a: text.optional() }))).toEqual({
    $schema: "http://json-schema.org/draft-07/schema#",
    type: "object",
    properties: { a: { type: "string", minLength: 1 } },
    additionalProperties: false,
  })
})

test("the schema of a value that is converted describes what is written", () => {
  const schema = z.strictObject({ a: z.string().transform((text) => text.length) })
  expect(jsonSchemaOf(schema)).toMatchObject({ properties: { a: { type: "string" } } })
})

test("a value that JSON Schema cannot describe may be anything", () => {
  const schema = z.strictObject({ a: z.custom((value) => value instanceof Date) })
  expect(jsonSchemaOf(schema)).toMatchObject({ properties: { a: {} }, required: ["a"] })
})

test("fields have snippets, with their values where they take one of a few", () => {
  const schema = z.object({
    name: z.string(),
    kind: z.enum(["a", "b"]).optional(),
    draft: z.boolean().optional(),
    tags: z.array(z.string()).optional(),
    moved: z.record(z.string(), z.string()).optional(),
  })
  const snippets = Object.values(frontMatterSnippets([schema, z.object({ name: z.number() })]))
  expect(snippets.map(({ prefix, body, description }) => [prefix, body, description])).toEqual([
    ["name", "name: $1", "Front matter, required"],
    ["kind", "kind: ${1|a,b|}", "Front matter"],
    ["draft", "draft: ${1|true,false|}", "Front matter"],
    ["tags", "tags: [$1]", "Front matter"],
    ["moved", "moved: \n  $1", "Front matter"],
  ])
})
