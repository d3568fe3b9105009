import { expect, test } from "vitest"
import { catalogIn } from "./call-catalog"
import type { CallableInput } from "./check-calls"

const input = (name: string, required = true): CallableInput => ({ name, required, type: { kind: "any" } })

test("the newest release has the inputs of the documented one that it neither changes nor removes, and its own", () => {
  const module = {
    path: "modules/networking/vpc",
    slug: "/reference/services/networking/vpc",
    title: "VPC",
    release: "v1.0.0",
    inputs: [input("kept"), input("changed"), input("gone")],
    newest: {
      release: "v2.0.0",
      inputs: [input("changed", false), input("added")],
      removed: [{ name: "gone", successors: ["added"] }],
    },
  }
  expect(catalogIn({ modules: [module] }).get(module.path)).toEqual([
    { release: "v1.0.0", inputs: module.inputs },
    {
      release: "v2.0.0",
      inputs: [input("kept"), input("changed", false), input("added")],
      removed: module.newest.removed,
    },
  ])
})
