import { expect, test } from "vitest"
import type { TypeTree } from "../../shared/reference"
import type { OutputPage } from "./output-pages"
import type { OutputService } from "./output-services"
import { withReference as withReferenceAndFacts } from "./reference-markdown"
import { input, service, serviceWithNewest } from "./test-support"

const withReference = (pages: readonly OutputPage[], services: readonly OutputService[]) =>
  withReferenceAndFacts(pages, services, { siteUrl: "https://docs.example.com", pathPrefix: "/base" })

const page = (slug: string): OutputPage => ({
  slug,
  title: "T",
  description: "D",
  markdown: "Text.",
  lastUpdated: null,
  unlisted: false,
  tags: [],
})

test("the Markdown of a service's page includes the inputs and outputs of its module", () => {
  const [other, bastion] = withReference([page("/other"), page(service.slug)], [service])
  expect(other?.markdown).toBe("Text.")
  expect(bastion?.markdown).toBe(`Text.

## Required inputs

| Input | Type | Default |
| - | - | - |
| [\`name\`](#name) | \`string\` | required |

### name

A \`name\`.

\`\`\`hcl
type = string
\`\`\`

## Optional inputs

| Input | Type | Default |
| - | - | - |
| [\`size\`](#size) | \`number\` | \`1\` |
| [\`secret\`](#secret) | \`string\` | \`foo()\` |

### size

A \`name\`.

\`\`\`hcl
type = number
default = 1
nullable = false
\`\`\`

### secret

A \`name\`.

Deprecated: Use name.

\`\`\`hcl
type = string
default = foo()
sensitive = true
\`\`\`

## Outputs

### id`)
})

test("validations are shown by their messages, flags of outputs by their names", () => {
  const validations = [{ condition: "x", message: "Must be short." }]
  const id = {
    name: "id",
    description: "The id.",
    sensitive: true,
    ephemeral: false,
    deprecated: "Use arn.",
    line: 1,
  }
  const [shown] = withReference(
    [page(service.slug)],
    [{ ...service, inputs: [input("name", { description: "", validations })], outputs: [id] }],
  )
  expect(shown?.markdown).toContain(
    "### name\n\n```hcl\ntype = string\n```\n\n- Must be short.\n\n## Outputs",
  )
  expect(shown?.markdown).toMatch(/### id\n\nThe id\.\n\nDeprecated: Use arn\.\n\n`sensitive = true`$/)
})

test("the attributes of an object have their descriptions below its type", () => {
  const type: TypeTree = {
    kind: "list",
    element: {
      kind: "object",
      attributes: [
        {
          name: "owners",
          type: { kind: "any" },
          optional: false,
          description: "Accounts.\nAt least one.",
          line: 1,
        },
        {
          name: "filter",
          type: {
            kind: "object",
            attributes: [
              { name: "key", type: { kind: "any" }, optional: true, description: "The `tag`.", line: 3 },
            ],
          },
          optional: false,
          description: "",
          line: 2,
        },
      ],
    },
  }
  const validations = [{ condition: "x", message: "Must be short." }]
  const [shown] = withReference(
    [page(service.slug)],
    [{ ...service, inputs: [input("images", { type, typeExpression: "T", validations })], outputs: [] }],
  )
  expect(shown?.markdown).toMatch(
    /```\n\n- Must be short\.\n\nAttributes:\n\n- `owners`: Accounts\.\n  At least one\.\n- `filter\.key`: The `tag`\.$/,
  )
})

test("a service has its releases, its module and its files for programs as facts", () => {
  const lastChanged = "0.90.0"
  const [shown] = withReference([page(service.slug)], [{ ...serviceWithNewest, lastChanged }])
  const file = "https://docs.example.com/base/api"
  expect(shown?.facts).toBe(
    [
      "- **Documented release:** v0.96.3",
      "- **Release the samples use:** v2.11.1",
      "- **Last changed in:** v0.90.0",
      "- **Module:** `modules/mgmt/bastion-host`",
      `- **For programs:** [JSON](${file}/reference/security/bastion.json), ` +
        `[JSON Schema](${file}/schema/security/bastion.json), ` +
        `[JSON Schema of v2.11.1](${file}/schema/security/bastion.newest.json)`,
    ].join("\n"),
  )
  const [plain] = withReference(
    [page(service.slug)],
    [{ ...service, module: null, catalogVersion: null, newest: null }],
  )
  expect(plain?.facts).toMatch(/^- \*\*For programs:\*\* \[JSON\]\(\S+\), \[JSON Schema\]\(\S+\)$/)
})

test("for a module without inputs, their heading is omitted", () => {
  const [shown] = withReference([page(service.slug)], [{ ...service, inputs: [] }])
  expect(shown?.markdown).toBe("Text.\n\n## Outputs\n\n### id")
})

test("changes of a newer release precede the documented inputs", () => {
  const [shown] = withReference([page(service.slug)], [serviceWithNewest])
  expect(shown?.markdown).toContain(`Text.

## What changed

From v0.96.3 to v2.11.1. The sections below describe the documented release.

- Inputs removed: \`secret\`: now \`name\`
- Inputs changed: \`size\` (type: \`number\` → \`string\`, default: \`1\` → \`"1"\`)
- Outputs added: \`arn\`

### Inputs added by v2.11.1

| Input | Type | Default |
| - | - | - |
| [\`zone\`](#zone) | \`string\` | \`null\` |

## Required inputs
`)
})

test("without a documented version, the changes start from the documented release; a long default is in the module", () => {
  const { newest } = serviceWithNewest
  const added = [input("zone", { required: false, default: "x".repeat(41) })]
  const [shown] = withReference(
    [page(service.slug)],
    [{ ...serviceWithNewest, catalogVersion: null, newest: newest && { ...newest, added } }],
  )
  expect(shown?.markdown).toContain("From the documented release to v2.11.1.")
  expect(shown?.markdown).toContain("| [`zone`](#zone) | `string` | see the module |")
})

test.each([
  ["x".repeat(40), `\`${"x".repeat(40)}\``],
  ["x".repeat(41), "see below"],
  ["a || b", "see below"],
  ['"`a`"', "see below"],
  ["{\n}", "see below"],
])("in the table of inputs, the default %j is %j", (value, shown) => {
  const given = { ...service, inputs: [{ ...input("any", { required: false }), default: value }] }
  const [written] = withReference([page(service.slug)], [given])
  expect(written?.markdown).toContain(`\n| [\`any\`](#any) | \`string\` | ${shown} |\n`)
})
