import { expect, test } from "vitest"
import { site } from "../../site.config"
import { parseVariables } from "../reference/parse-module"
import { inputsSchema, typeSchema } from "./json-schema"
import type { BuildFacts } from "./output-pages"
import { referenceFiles } from "./reference-files"
import { service, serviceWithNewest } from "./test-support"

const facts: BuildFacts = {
  title: "Docs",
  tagline: "",
  siteUrl: "https://docs.example.com",
  pathPrefix: "/base",
  version: "1",
  commit: null,
  time: new Date(0),
  site,
}

const files = new Map(referenceFiles([service], facts).map(({ path, text }) => [path, JSON.parse(text)]))

test("each service has a reference and a schema, and the catalog lists it", () => {
  expect([...files.keys()]).toEqual([
    "api/catalog.json",
    "api/reference/security/bastion.json",
    "api/schema/security/bastion.json",
  ])
  expect(files.get("api/catalog.json").services).toEqual([
    {
      name: "Bastion",
      description: "A server.",
      slug: "/reference/services/security/bastion",
      url: "https://docs.example.com/base/reference/services/security/bastion",
      category: { slug: "security", label: "Security" },
      tags: ["ec2"],
      module: "modules/mgmt/bastion-host",
      catalog_version: "0.96.3",
      last_changed: null,
      inputs: 3,
      required_inputs: 1,
      outputs: 1,
      newest: null,
      reference: "https://docs.example.com/base/api/reference/security/bastion.json",
      schema: "https://docs.example.com/base/api/schema/security/bastion.json",
    },
  ])
})

test("the reference contains inputs and outputs with their anchors; a computed default has no value", () => {
  const { inputs, outputs } = files.get("api/reference/security/bastion.json")
  expect(
    inputs.map(({ name, default: source, default_value, required }: Record<string, unknown>) => [
      name,
      source,
      default_value,
      required,
    ]),
  ).toEqual([
    ["name", null, undefined, true],
    ["size", "1", 1, false],
    ["secret", "foo()", undefined, false],
  ])
  expect(inputs[0].url).toBe("https://docs.example.com/base/reference/services/security/bastion#name")
  expect(outputs[0].url).toBe("https://docs.example.com/base/reference/services/security/bastion#output-id")
})

test("a default of null is distinguished from no default", () => {
  const [, reference] = referenceFiles([serviceWithNewest], facts)
  const inputs = [{ ...service.inputs[0]!, required: false, default: "null", defaultValue: null }]
  const [, withNull] = referenceFiles([{ ...service, inputs }], facts)
  expect(JSON.parse(withNull?.text ?? "").inputs[0]).toMatchObject({ default: "null", default_value: null })
  expect(JSON.parse(reference?.text ?? "").inputs[0]).not.toHaveProperty("default_value")
})

test("the schema describes Terragrunt's inputs", () => {
  expect(files.get("api/schema/security/bastion.json")).toEqual({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "https://docs.example.com/base/api/schema/security/bastion.json",
    title: "Bastion",
    description: "A server.",
    type: "object",
    properties: {
      name: { type: ["string", "null"], description: "A `name`." },
      size: { type: "number", description: "A `name`.", default: 1 },
      secret: { type: ["string", "null"], description: "A `name`.", deprecated: true, writeOnly: true },
    },
    required: ["name"],
    additionalProperties: false,
  })
})

test.each([
  ["any", {}],
  ["bool", { type: "boolean" }],
  ["list(string)", { type: "array", items: { type: "string" } }],
  ["set(number)", { type: "array", items: { type: "number" }, uniqueItems: true }],
  ["map(any)", { type: "object", additionalProperties: {} }],
  [
    "tuple([string])",
    { type: "array", prefixItems: [{ type: "string" }], items: false, minItems: 1, maxItems: 1 },
  ],
  [
    "object({\n# Said.\na = string\nb = optional(number)\n})",
    {
      type: "object",
      properties: { a: { type: ["string", "null"], description: "Said." }, b: { type: ["number", "null"] } },
      required: ["a"],
      additionalProperties: false,
    },
  ],
  [
    "object({ a = any })",
    { type: "object", properties: { a: {} }, required: ["a"], additionalProperties: false },
  ],
])("the schema of %s", async (source, schema) => {
  const { inputs } = await parseVariables({ file: "f", text: `variable "x" {\n  type = ${source}\n}\n` })
  expect(typeSchema(inputs[0]!.type)).toEqual(schema)
  expect(inputsSchema("x", { title: "", description: "", inputs: [] })).toMatchObject({
    properties: {},
    required: [],
  })
})

test("the inputs of the newest release are included, with the change of each input", () => {
  const [catalog, reference, documented, schema] = referenceFiles([serviceWithNewest], facts).map(
    ({ text }) => JSON.parse(text),
  )
  const address = "https://docs.example.com/base/api/schema/security/bastion.newest.json"
  expect(catalog.services[0].newest).toEqual({
    release: "v2.11.1",
    inputs: 3,
    required_inputs: 1,
    schema: address,
  })
  expect(reference.newest.schema).toBe(address)
  expect(schema.$id).toBe(address)
  expect([documented, schema].map(({ properties }) => Object.keys(properties))).toEqual([
    ["name", "size", "secret"],
    ["name", "size", "zone"],
  ])
  const { newest } = reference
  expect(
    newest.inputs.map(
      ({ name, type, required, default: value, added, changed, url }: Record<string, unknown>) => [
        ...[name, type, required, value, added, changed],
        String(url).split("/").at(-1),
      ],
    ),
  ).toEqual([
    ["name", "string", true, null, false, [], "bastion#name"],
    [
      "size",
      "string",
      false,
      '"1"',
      false,
      ["type: `number` → `string`", 'default: `1` → `"1"`'],
      "bastion#size",
    ],
    ["zone", "string", false, "null", true, [], "bastion#zone"],
  ])
  expect(newest).toMatchObject({
    release: "v2.11.1",
    removed_inputs: [{ name: "secret", successors: ["name"] }],
    added_outputs: ["arn"],
    removed_outputs: [],
  })
})
