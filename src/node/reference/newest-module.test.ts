import { expect, test } from "vitest"
import { contentLayout } from "../content/layout"
import { loadModules } from "./load-modules"
import { newestChanges } from "./newest-module"
import type { ModuleInput } from "./parse-module"

const { modules, newest, problems } = await loadModules(contentLayout("content"))
const changes = [...newest].map(([service, module]) => ({
  service,
  ...newestChanges(modules.get(service) ?? { inputs: [], outputs: [] }, module),
}))
const count = (of: (change: (typeof changes)[number]) => readonly unknown[]) =>
  changes.reduce((sum, change) => sum + of(change).length, 0)
const changed = changes.flatMap(({ changed }) => changed.flatMap(({ details }) => details))

test("the number of differences of every service matches the facts of the release notes", () => {
  expect(problems).toEqual([])
  expect({
    added: count(({ added }) => added),
    removed: count(({ removed }) => removed),
    addedOutputs: count(({ addedOutputs }) => addedOutputs),
    removedOutputs: count(({ removedOutputs }) => removedOutputs),
    retyped: changed.filter((detail) => detail.startsWith("type")).length,
    defaults: changed.filter((detail) => detail.startsWith("default")).length,
    nowOptional: changed.filter((detail) => detail.startsWith("now optional")).length,
    other: changed.filter((detail) => !/^(?:type|default|now optional)/.test(detail)),
  }).toEqual({
    added: 562,
    removed: 41,
    addedOutputs: 52,
    removedOutputs: 27,
    retyped: 7,
    defaults: 11,
    nowOptional: 3,
    other: [],
  })
})

test("an input of both releases keeps its description, and one of only the newest release has none", () => {
  const redis = changes.find(({ service }) => service.endsWith("redis"))
  expect(redis?.release).toBe("v2.11.1")
  expect(redis?.added.every(({ description }) => description === "")).toBe(true)
})

const input = (name: string): ModuleInput => ({
  name,
  description: "",
  type: { kind: "any" },
  typeExpression: "any",
  required: true,
  nullable: true,
  sensitive: false,
  ephemeral: false,
  validations: [],
  line: 1,
})

test("an input of both releases has its type and default from the newest, and everything else from the documented one", () => {
  const documented: ModuleInput = {
    ...input("size"),
    description: "How large it is.",
    nullable: false,
    sensitive: true,
    ephemeral: true,
    deprecated: "Use capacity.",
    validations: [{ condition: "var.size % 2 == 0", message: "Must be even." }],
  }
  const newest = { ...input("size"), typeExpression: "number", required: false, default: "2", line: 9 }
  const { inputs } = newestChanges(
    { inputs: [documented], outputs: [] },
    { release: "v2.0.0", inputs: [newest], outputs: [] },
  )
  expect(inputs).toEqual([
    { ...documented, typeExpression: "number", required: false, default: "2", line: 9 },
  ])
})

test("a removed input has its replacements", () => {
  const documented = { inputs: [input("old"), input("other")], outputs: [] }
  const { removed } = newestChanges(
    documented,
    { release: "v2.0.0", inputs: [input("fresh")], outputs: [] },
    [{ name: "old", successors: ["fresh"] }],
  )
  expect(removed).toEqual([
    { name: "old", successors: ["fresh"] },
    { name: "other", successors: [] },
  ])
})
