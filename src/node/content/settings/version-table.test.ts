import { expect, test } from "vitest"
import { formatProblem } from "../../report/problem"
import { parseYaml } from "../yaml/parse-yaml"
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

test("a table is validated, and problems are reported at their positions", () => {
  expect(problemsOf(good)).toEqual([])
  expect(problemsOf(good.replace("v0.10.0", "0.10"))).toEqual([
    `data/x.yml:7:22 error front-matter: "minimum_version" of entry 1 of "rows" has a wrong value, 0.1.\n  Fix: it must be a version such as "v0.20.0".`,
  ])
  expect(
    problemsOf(good.replace("minimum_version: v0.10.0", "last_version: some\n    replaced_by: x")),
  ).toEqual([
    `data/x.yml:7:19 error front-matter: "last_version" of entry 1 of "rows" has a wrong value, "some".\n  Fix: it must be a version such as "v0.20.0", or "all".`,
  ])
  expect(problemsOf(`${good}    replaced_by: x\n`)).toEqual([
    `data/x.yml:5:5 error front-matter: Entry 1 of "rows" has a wrong value.\n  Fix: it must have either a minimum_version or a replaced_by.`,
  ])
  expect(problemsOf(good.replace("    minimum_version: v0.10.0\n", ""))).toEqual([
    `data/x.yml:5:5 error front-matter: Entry 1 of "rows" has a wrong value.\n  Fix: it must have either a minimum_version or a replaced_by.`,
  ])
  expect(problemsOf(good.replace("repository: vpc", "repository: vpc\n    relase: x"))).toEqual([
    `data/x.yml:6:5 error front-matter: Unknown field "rows.relase".\n  Fix: remove it; the fields are repository, address, current_name, last_version, minimum_version, recommendations, replaced_by.`,
  ])
})

test("a missing field is reported at its object, and invalid YAML at its line", () => {
  expect(problemsOf(good.replace("caption: Versions\n", ""))[0]).toMatch(
    /^data\/x\.yml:1:1 error front-matter: "caption" is missing\./,
  )
  expect(problemsOf("caption: a: b\n")).toEqual([
    "data/x.yml:1:10 error front-matter: The file is not valid YAML: a value must not contain a colon with a space after it.\n  Fix: put the value between quotation marks.",
  ])
})
