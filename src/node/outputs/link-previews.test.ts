import { expect, test } from "vitest"
import type { OutputPage } from "./output-pages"
import { linkPreviewFiles } from "./link-previews"
import { input, service, serviceWithNewest } from "./test-support"

const page = (slug: string): OutputPage => ({
  slug,
  title: "Title",
  description: "What it is.",
  markdown: "",
  lastUpdated: null,
  unlisted: false,
  tags: [],
})

const read = (...args: Parameters<typeof linkPreviewFiles>) =>
  linkPreviewFiles(...args).map(({ path, text }) => [path, JSON.parse(text)])

test("a service has one file with previews of itself, its inputs and its outputs", () => {
  const first = "The `name` of [the box](/x). More of it."
  const shown = {
    ...serviceWithNewest,
    inputs: [input("name", { description: first }), ...service.inputs.slice(1)],
    newest: serviceWithNewest.newest && { ...serviceWithNewest.newest, removedOutputs: ["id"] },
  }
  expect(read([page(service.slug), page("/guides/x")], [shown], [])).toEqual([
    [
      "previews/security/bastion.json",
      {
        "": {
          title: "Title",
          facts: ["modules/mgmt/bastion-host", "3 inputs", "1 output"],
          text: "What it is.",
        },
        name: { title: "name", facts: ["string", "required"], text: "The name of the box." },
        size: { title: "size", facts: ["number", "default 1"], text: "A name." },
        secret: {
          title: "secret",
          facts: ["string", "default foo()", "deprecated", "removed by v2.11.1"],
          text: "A name.",
        },
        zone: { title: "zone", facts: ["string", "default null", "added by v2.11.1"], text: "" },
        "output-id": { title: "id", facts: ["output", "removed by v2.11.1"], text: "" },
        "output-arn": { title: "arn", facts: ["output", "added by v2.11.1"], text: "" },
      },
    ],
  ])
})

test("a long or multi-line default is omitted, and a long sentence is truncated", () => {
  const long = input("long", { required: false, default: "{\n}", description: `${"word ".repeat(60)}end.` })
  const [[, previews]] = read([page(service.slug)], [{ ...service, inputs: [long] }], []) as [
    [string, Record<string, { facts: string[]; text: string }>],
  ]
  expect(previews.long?.facts).toEqual(["string", "optional"])
  expect(previews.long?.text).toMatch(/^(?:word ){10,}word…$/)
  expect(previews.long?.text.length).toBeLessThanOrEqual(160)
})

test("the glossary has one file with all terms; other pages of the catalog have only their own preview", () => {
  const terms = [{ term: "Argo CD", also: [], definition: "Keeps `kubectl`\nidle." }]
  expect(read([page("/reference/glossary"), page("/reference/services/intro/overview")], [], terms)).toEqual([
    [
      "previews/glossary.json",
      {
        "": { title: "Title", text: "What it is." },
        "argo-cd": { title: "Argo CD", text: "Keeps kubectl idle." },
      },
    ],
    ["previews/intro/overview.json", { "": { title: "Title", text: "What it is." } }],
  ])
})
