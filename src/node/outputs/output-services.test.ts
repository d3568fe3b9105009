import { expect, test } from "vitest"
import { temporaryTree } from "../../../tests/temporary-tree"
import { loadContent } from "../content/load-content"
import { loadModules } from "../reference/load-modules"
import { outputServices } from "./output-services"

const variables = (...names: string[]) =>
  names.map((name) => `variable "${name}" {\n  type = string\n}\n`).join("")

test("a service has the inputs and outputs of its module, and the changes of the newest release", async () => {
  const folder = "reference/services/networking/vpc"
  const { documents, layout } = await loadContent(
    temporaryTree({
      "docs/index.md": "---\ntitle: Docs\n---\n\nText.\n",
      [`${folder}/index.md`]: `---
title: VPC
module: modules/networking/vpc
catalog_version: 0.96.3
replaced_inputs:
  - name: cidr
    successors: [cidr_block]
---

Text.
`,
      [`${folder}/variables.tf`]: variables("name", "cidr"),
      [`${folder}/outputs.tf`]: 'output "id" {\n  value = 1\n}\n',
      [`${folder}/v1.2.0/variables.tf`]: variables("name", "cidr_block"),
      [`${folder}/v1.2.0/outputs.tf`]: 'output "id" {\n  value = 1\n}\n',
    }),
  )
  const tags = [{ slug: "vpc", label: "vpc" }]
  const pages = documents.map(({ slug, title }) => ({
    ...{ slug, title, description: "D", markdown: "", lastUpdated: null, unlisted: false, tags },
  }))
  const services = outputServices(pages, documents, await loadModules(layout))
  expect(services).toMatchObject([
    {
      slug: `/${folder}`,
      title: "VPC",
      description: "D",
      tags,
      module: "modules/networking/vpc",
      catalogVersion: "0.96.3",
      lastChanged: null,
      inputs: [{ name: "name" }, { name: "cidr" }],
      outputs: [{ name: "id" }],
      newest: {
        release: "v1.2.0",
        inputs: [{ name: "name" }, { name: "cidr_block" }],
        added: [{ name: "cidr_block" }],
        removed: [{ name: "cidr", successors: ["cidr_block"] }],
      },
    },
  ])
})

test("a service without the field `module` has the module of its folder, if it has a module's files", async () => {
  const folder = "reference/services/networking"
  const page = (title: string) => `---\ntitle: ${title}\n---\n\nText.\n`
  const { documents, layout } = await loadContent(
    temporaryTree({
      "docs/index.md": page("Docs"),
      [`${folder}/vpc/index.md`]: page("VPC"),
      [`${folder}/vpc/variables.tf`]: variables("name"),
      [`${folder}/plain/index.md`]: page("Plain"),
    }),
  )
  const pages = documents.map(({ slug, title }) => ({
    ...{ slug, title, description: "D", markdown: "", lastUpdated: null, unlisted: false, tags: [] },
  }))
  const services = outputServices(pages, documents, await loadModules(layout))
  expect(new Map(services.map(({ title, module }) => [title, module]))).toEqual(
    new Map([
      ["VPC", "modules/networking/vpc"],
      ["Plain", null],
    ]),
  )
})
