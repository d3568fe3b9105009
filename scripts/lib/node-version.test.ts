import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { includesNode, nodeVersionProblem } from "./node-version.mjs"

interface Package {
  engines: { node: string }
}

function rangeOf(folder: string): string {
  return (JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as Package).engines.node
}

const own = rangeOf(".")

test.each(["20.19.0", "20.20.2", "22.13.0", "22.20.1", "24.0.0", "25.1.0", "100.1.0"])(
  "Node %s is supported",
  (version) => {
    expect(nodeVersionProblem(version, own)).toBeUndefined()
  },
)

test.each(["9.99.0", "18.20.0", "20.18.3", "21.7.3", "22.12.0", "23.11.0"])(
  "Node %s is not supported",
  (version) => {
    expect(nodeVersionProblem(version, own)).toBe(
      `Node 20 from 20.19, Node 22 from 22.13 or Node 24 or newer is needed; this is Node ${version}.`,
    )
  },
)

test.each([
  { range: "^20.3.1", versions: ["20.3.1", "20.4.0"], others: ["20.3.0", "20.2.9", "21.9.9", "18.9.9"] },
  { range: ">= 10.0.0", versions: ["10.0.0", "20.0.0"], others: ["8.17.0"] },
  {
    range: "^22.20 || ^24.12 || >=25",
    versions: ["22.20.0", "24.12.1", "26.0.0"],
    others: ["20.20.2", "24.11.9"],
  },
])("$range includes $versions, but not $others", ({ range, versions, others }) => {
  expect([...versions, ...others].filter((version) => includesNode(range, version))).toEqual(versions)
})

test("the lowest supported versions are new enough for the tools that need the newest ones", () => {
  expect(["htmlparser2", "oxlint", "vite", "vitest"].map((name) => rangeOf(`node_modules/${name}`))).toEqual([
    ">=20.19.0",
    "^20.19.0 || >=22.12.0",
    "^20.19.0 || >=22.12.0",
    "^20.0.0 || ^22.0.0 || >=24.0.0",
  ])
  expect(own).toBe("^20.19 || ^22.13 || >=24")
})

test("a range in another form is an error", () => {
  expect(() => nodeVersionProblem("20.19.0", "20.x")).toThrow(
    '"20.x" in the engines of a package is not a range such as ^20.19 or >=24.',
  )
})
