import { expect, test } from "vitest"
import { nodeVersionProblem } from "./node-version.mjs"

test.each(["20.19.0", "20.20.2", "22.0.0", "100.1.0"])("Node %s will do", (version) => {
  expect(nodeVersionProblem(version, ">=20.19")).toBeUndefined()
})

test.each(["20.18.3", "18.20.0", "9.99.0"])("Node %s is too old", (version) => {
  expect(nodeVersionProblem(version, ">=20.19")).toBe(
    `Node 20.19 or newer is needed; this is Node ${version}.`,
  )
})
