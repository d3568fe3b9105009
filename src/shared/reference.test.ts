import { expect, test } from "vitest"
import {
  argumentLine,
  categoryLabel,
  categoryOf,
  moduleFileUrl,
  moduleUrl,
  referenceFile,
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

test("a category has a label, and a service's path contains its category", () => {
  expect(["data-storage", "ci-cd-pipeline"].map(categoryLabel)).toEqual(["Data Storage", "CI/CD Pipeline"])
  expect(
    ["/reference/services/security/bastion", "/reference/services/security/", "/reference/intro"].map(
      categoryOf,
    ),
  ).toEqual(["security", undefined, undefined])
})

test("a service's files are named by its category and name", () => {
  const slug = "/reference/services/security/bastion"
  expect([referenceFile(slug), schemaFile(slug)]).toEqual([
    "/api/reference/security/bastion.json",
    "/api/schema/security/bastion.json",
  ])
})
