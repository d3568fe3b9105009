import { afterEach, expect, test, vi } from "vitest"
import { readHclSample } from "../checks/samples/check-syntax"
import type { Sample } from "../checks/samples/sample"
import { hclFaults } from "./hcl-syntax"
import { parseHcl } from "./parse-hcl"
import { parseOutputs, parseVariables } from "./parse-module"

/** Simulates a parser that does not respond. */
let isBusy = false
vi.mock("../markdown/require-from-root", async (importOriginal) => {
  const { requireFromRoot } = await importOriginal<typeof import("../markdown/require-from-root")>()
  const { parse: parseNow } = requireFromRoot("@cdktf/hcl2json") as typeof import("@cdktf/hcl2json")
  const parse = (...given: Parameters<typeof parseNow>) =>
    isBusy ? new Promise(() => {}) : parseNow(...given)
  const load = (name: string): unknown => (name === "@cdktf/hcl2json" ? { parse } : requireFromRoot(name))
  return { requireFromRoot: Object.assign(load, { resolve: requireFromRoot.resolve }) }
})

afterEach(() => {
  vi.useRealTimers()
})

const faultsOf = (read: { problems: { message: string }[] }) => read.problems.map(({ message }) => message)
const sample = (value: string) => ({ fence: { value }, meta: { fragment: false } }) as unknown as Sample // the fields that are read

test.each([
  ["inputs", async (text: string) => faultsOf(await parseVariables({ file: "variables.tf", text }))],
  ["outputs", async (text: string) => faultsOf(await parseOutputs({ file: "outputs.tf", text }))],
  [
    "a sample",
    async (text: string) => (await readHclSample(sample(text))).faults.map(({ message }) => message),
  ],
])("a timeout of the parser is not cached: %s", async (_, read) => {
  expect(await read("# another module\n")).toEqual([]) // loads the other parsers, which wait for files
  const text = "# a module\n"
  isBusy = true
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  const answer = read(text)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await answer).toEqual(["The text takes too long to read."])
  isBusy = false
  expect(await read(text)).toEqual([])
})

test("after an answer, no timer keeps the command running", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  await hclFaults("# a text\n", { tooDeep: false })
  expect(vi.getTimerCount()).toBe(0)
})

/** Valid, but the grammar reads `v` and the key after it as a call. */
const misread = 'any = { for k, v in var.m : k => {\n  name = v\n  (k)  = "y"\n} }\n'

test("a text that only the grammar takes for faulty has no syntax error", async () => {
  const tree = await parseHcl(misread)
  expect(tree.fault).toBeDefined()
  expect(await hclFaults(misread, tree)).toEqual({ faults: [] })
})

test("a module's file that only the grammar takes for faulty is reported, because inputs could be missing", async () => {
  const { problems } = await parseVariables({ file: "variables.tf", text: misread })
  expect(problems).toMatchObject([
    {
      rule: "hcl-syntax",
      message: "The file is valid, but this site cannot read it from here on.",
      fix: "write this part in a simpler way.",
    },
  ])
})

test("typographic quotes are reported once for each line, without their consequences", async () => {
  const { faults } = await hclFaults('module "a" {\n  b = “c”\n  d = “e”\n', { tooDeep: false })
  expect(faults.map(({ line, column }) => [line, column])).toEqual([
    [2, 7],
    [3, 7],
  ])
  for (const { message } of faults)
    expect(message).toMatch(/^Invalid character: "Curly quotes" are not valid here/)
})
