import { createRequire } from "node:module"
import { beforeEach, expect, test, vi } from "vitest"
import { applyChangesFirst } from "./apply-changes-first.mjs"

vi.stubEnv("GATSBY_LOGGER", "yurnalist") // Gatsby's default logger replaces the console
const fromGatsby = createRequire(require.resolve("gatsby/package.json"))
const { callRealApi } = fromGatsby("./dist/utils/call-deferred-api") as Parameters<
  typeof applyChangesFirst
>[0]

const node = { type: "createNode", payload: [{}, { name: "gatsby-source-filesystem" }] }
const buildSchema = vi.fn(() => Promise.resolve("schema"))
let deferredApi: Parameters<typeof applyChangesFirst>[0]
let services: Parameters<typeof applyChangesFirst>[1]

beforeEach(() => {
  buildSchema.mockClear()
  deferredApi = { callRealApi }
  services = { buildSchema }
  applyChangesFirst(deferredApi, services)
})

/** Gatsby's store, in which a node is complete when the test says so. */
function storeOf(complete: Promise<unknown>) {
  return { dispatch: () => complete }
}

test("the schema is built once the nodes of all changes are complete", async () => {
  const ends: (() => void)[] = []
  const nodes = ["first", "second"].map(() => new Promise<void>((resolve) => ends.push(resolve)))
  for (const complete of nodes) deferredApi.callRealApi(node, storeOf(complete))
  const schema = services.buildSchema({})
  ends[0]?.()
  await nodes[0]
  expect(buildSchema).not.toHaveBeenCalled()
  ends[1]?.()
  expect(await schema).toBe("schema")
})

test("a change that fails is reported to the one who has made it, and the schema is built", async () => {
  const resolve = vi.fn()
  const failure = Promise.reject(new Error("The file is gone."))
  deferredApi.callRealApi({ ...node, resolve }, storeOf(failure))
  expect(resolve).toHaveBeenCalledWith(failure)
  await expect(failure).rejects.toThrow("The file is gone.")
  expect(await services.buildSchema({})).toBe("schema")
})
