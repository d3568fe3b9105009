import { expect, test } from "vitest"
import type { Module } from "./parse-module"
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
