import { expect, test } from "vitest"
import {
  argumentLine,
  categoryLabel,
  categoryOf,
  moduleFileUrl,
  moduleUrl,
  referenceFile,
  newestSchemaFile,
  schemaFile,
} from "./reference"

test.each([
  [{ name: "a", type: "list(string)", default: '["b"]' }, 'a = ["b"]'],
  [{ name: "a", type: "string", default: "null" }, "a = null"],
  [{ name: "a", type: "string", default: null }, 'a = ""'],
  [{ name: "a", type: "list(object)", default: null }, "a = []"],
  [{ name: "a", type: "map(any)", default: null }, "a = {}"],
  [{ name: "a", type: "any", default: null }, "a = null"],
])("the argument line of an input has its default or a placeholder", (input, line) => {
  expect(argumentLine(input)).toBe(line)
})

test("addresses in the catalog's repository contain the version", () => {
  const repository = "https://github.com/example/catalog"
  const release = { repository, module: "modules/mgmt/bastion-host", version: "0.96.3" }
  expect(moduleUrl(release)).toBe(`${repository}/tree/v0.96.3/modules/mgmt/bastion-host`)
  expect(moduleFileUrl(release, "outputs.tf")).toBe(
    `${repository}/blob/v0.96.3/modules/mgmt/bastion-host/outputs.tf`,
  )
})

test("a category has a label", () => {
  expect(["data-storage", "ci-cd-pipeline"].map(categoryLabel)).toEqual(["Data Storage", "CI/CD Pipeline"])
})

test.each([
  ["/reference/services/security/bastion", "security"],
  ["/reference/services/security/bastion/", "security"],
  ["/reference/services/security/", undefined],
  ["/reference/services/security/bastion/more", undefined],
  ["/reference/intro", undefined],
])("the category in the path %s is %s", (slug, category) => {
  expect(categoryOf(slug)).toBe(category)
})

test("a service's files are named by its category and name", () => {
  const slug = "/reference/services/security/bastion"
  expect([referenceFile(slug), schemaFile(slug), newestSchemaFile(slug)]).toEqual([
    "/api/reference/security/bastion.json",
    "/api/schema/security/bastion.json",
    "/api/schema/security/bastion.newest.json",
  ])
})
