import { expect, test } from "vitest"
import { type Module, parseVariables } from "./parse-module"
import { referenceAnchors } from "./reference-anchors"

test("each output of both releases has one anchor", () => {
  const moduleOf = (...names: string[]): Module => ({
    inputs: [],
    outputs: names.map((name) => ({ name, description: "", sensitive: false, ephemeral: false, line: 1 })),
  })
  const anchors = referenceAnchors(moduleOf("id", "arn"), moduleOf("arn", "zone"))
  expect(anchors.filter((anchor) => anchor.startsWith("output-"))).toEqual([
    "output-id",
    "output-arn",
    "output-zone",
  ])
})

test("the anchors of an input are those of its documented type, and of a new input, those of its new type", async () => {
  const moduleOf = async (...types: [string, string][]): Promise<Module> => {
    const text = types.map(([name, type]) => `variable "${name}" {\n  type = ${type}\n}\n`).join("")
    return { inputs: (await parseVariables({ file: "variables.tf", text })).inputs, outputs: [] }
  }
  const documented = await moduleOf(["a", "object({ b = tuple([object({ c = string })]) })"])
  const newest = await moduleOf(["a", "object({ d = string })"], ["e", "list(object({ f = string }))"])
  const anchors = referenceAnchors(documented, newest)
  expect(anchors.slice(anchors.indexOf("a"))).toEqual(["a", "a.b", "a.b.0.c", "e", "e.f"])
})
