import { expect, test } from "vitest"
import { formatProblem } from "../report/problem"
import { parseYaml } from "./parse-yaml"
import { versionTableSchema } from "./version-table"

const problemsOf = (text: string) =>
  parseYaml(versionTableSchema, "data/x.yml", text).problems.map((problem) => formatProblem(problem, "error"))

const good = `caption: Versions
columns:
  minimum_version: First
rows:
  - repository: vpc
    address: https://github.com/a/vpc
    minimum_version: v0.10.0
`
const fix = '\n  Fix: see "Writing" in CONTRIBUTING.md for the fields of this file.'

test("a table's shape is checked, and faults are reported where they stand", () => {
  expect(problemsOf(good)).toEqual([])
  expect(problemsOf(good.replace("v0.10.0", "0.10"))).toEqual([
    `data/x.yml:7:22 error front-matter: "rows.0.minimum_version" has a wrong value: must be a version such as "v0.20.0".${fix}`,
  ])
  expect(
    problemsOf(good.replace("minimum_version: v0.10.0", "last_version: some\n    replaced_by: x")),
  ).toEqual([
    `data/x.yml:7:19 error front-matter: "rows.0.last_version" has a wrong value: must be a version such as "v0.20.0", or "all".${fix}`,
  ])
  expect(problemsOf(good.replace("    minimum_version: v0.10.0\n", ""))).toEqual([
    `data/x.yml:5:5 error front-matter: "rows.0" has a wrong value: a row has either a minimum_version or a replaced_by.${fix}`,
  ])
  expect(problemsOf(good.replace("repository: vpc", "repository: vpc\n    relase: x"))).toEqual([
    `data/x.yml:6:5 error front-matter: "rows.0" has a wrong value: Unrecognized key: "relase".${fix}`,
  ])
})

test("a missing field is reported at what it is missing from, and broken YAML at its line", () => {
  expect(problemsOf(good.replace("caption: Versions\n", ""))[0]).toMatch(
    /^data\/x\.yml:1:1 error front-matter: "caption" has a wrong value: /,
  )
  expect(problemsOf("caption: a: b\n")).toEqual([
    "data/x.yml:1:10 error front-matter: The file is not valid YAML: Nested mappings are not allowed in compact mappings.\n  Fix: correct the line; quote a value that contains a colon, a hash or a quotation mark.",
  ])
})
