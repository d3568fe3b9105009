import { expect, test } from "vitest"
import { temporaryTree, type TreeFiles } from "../../../tests/temporary-tree"
import { loadContent } from "../content/load-content"
import { loadModules } from "../reference/load-modules"
import { outputServices } from "./output-services"

const variables = (...names: string[]) =>
  names.map((name) => `variable "${name}" {\n  type = string\n}\n`).join("")

const tags = [{ slug: "vpc", label: "vpc" }]

/** The services of a tree. */
async function servicesIn(files: TreeFiles) {
  const { documents, layout } = await loadContent(
    temporaryTree({ "docs/index.md": "---\ntitle: Docs\n---\n\nText.\n", ...files }),
  )
  const pages = documents.map(({ slug, title }) => ({
    ...{ slug, title, description: "D", markdown: "", lastUpdated: null, unlisted: false, tags },
  }))
  return outputServices(pages, documents, await loadModules(layout))
}

test("a service has the inputs and outputs of its module, and the changes of the newest release", async () => {
  const folder = "reference/services/networking/vpc"
  const services = await servicesIn({
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
  })
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
  const services = await servicesIn({
    [`${folder}/vpc/index.md`]: page("VPC"),
    [`${folder}/vpc/variables.tf`]: variables("name"),
    [`${folder}/plain/index.md`]: page("Plain"),
  })
  expect(new Map(services.map(({ title, module }) => [title, module]))).toEqual(
    new Map([
      ["VPC", "modules/networking/vpc"],
      ["Plain", null],
    ]),
  )
})
