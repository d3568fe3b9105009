import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { expect, test, vi } from "vitest"
import { keepChangesDuringQueries, recordReadsAtOnce } from "./changes-during-queries.mjs"

/** Gatsby's collector of calls. */
interface Batcher {
  threshold: number
  add(call: object): void
  bulkCall(listen: (calls: object[][]) => void): void
}

const fromGatsby = createRequire(require.resolve("gatsby/package.json"))
const queries = fromGatsby("./dist/redux/reducers/queries") as Parameters<typeof keepChangesDuringQueries>[0]
const own = { ...queries }
keepChangesDuringQueries(own)

const node = { id: "text", internal: { type: "DocPage" } }
const create = { type: "CREATE_PAGE", payload: { path: "/a", componentPath: "a.tsx" } }
const start = { type: "QUERY_START", payload: { path: "/a", componentPath: "a.tsx", isPage: true } }
const read = (dependency: object) => ({
  type: "CREATE_COMPONENT_DEPENDENCY",
  payload: [{ path: "/a", ...dependency }],
})
const end = { type: "PAGE_QUERY_RUN", payload: { path: "/a", componentPath: "a.tsx", isPage: true } }
const change = { type: "CREATE_NODE", payload: node }

/** Whether the page's query has to run again after some actions. */
function isDirty(
  reduce: typeof queries.queriesReducer,
  ...actions: { type: string; payload?: object }[]
): boolean {
  let state = reduce(undefined, { type: "@@INIT" })
  for (const action of actions) state = reduce(state, action)
  return state.trackedQueries.get("/a")?.dirty !== 0
}

test.each([
  ["a node that it has read", read({ nodeId: "text" }), change],
  ["a node that it has read, which is removed", read({ nodeId: "text" }), { ...change, type: "DELETE_NODE" }],
  ["a type of which it has read all nodes", read({ connection: "DocPage" }), change],
])("a query runs again if %s changes before it ends; Gatsby alone forgets that", (_, reading, changing) => {
  const actions = [create, start, reading, changing, end]
  expect(isDirty(own.queriesReducer, ...actions)).toBe(true)
  expect(isDirty(queries.queriesReducer, ...actions)).toBe(false)
})

test.each([
  ["before it starts", [create, read({ nodeId: "text" }), change, start, end]],
  ["before it reads the node", [create, start, change, read({ nodeId: "text" }), end]],
  [
    "during an earlier run",
    [create, start, read({ nodeId: "text" }), change, start, read({ nodeId: "text" }), end],
  ],
  ["of a node that it does not read", [create, start, read({ nodeId: "other" }), change, end]],
])("a query does not run again because of a change %s", (_, actions) => {
  expect(isDirty(own.queriesReducer, ...actions)).toBe(false)
})

test("a query that runs again is up to date once it ends", () => {
  const reading = [start, read({ nodeId: "text" })]
  expect(isDirty(own.queriesReducer, create, ...reading, change, end, ...reading, end)).toBe(false)
})

test("a deleted node that did not exist changes nothing", () => {
  expect(isDirty(own.queriesReducer, create, start, { type: "DELETE_NODE" }, end)).toBe(false)
})

test("what a query reads is recorded at once; Gatsby alone collects it", () => {
  const { default: Batcher } = fromGatsby("./dist/utils/batcher") as {
    default: new (threshold: number) => Batcher
  }
  const recordedBy = (batcher: Batcher) => {
    const recorded = vi.fn()
    batcher.bulkCall((calls) => recorded(...calls))
    batcher.add({ path: "/a", nodeId: "text" })
    return recorded.mock.calls
  }
  const atOnce = new Batcher(1000)
  recordReadsAtOnce(atOnce)
  expect(recordedBy(atOnce)).toEqual([[[{ path: "/a", nodeId: "text" }]]])
  expect(recordedBy(new Batcher(1000))).toEqual([])
})

test("Gatsby collects what queries read in such a batcher", () => {
  const source = readFileSync("node_modules/gatsby/dist/redux/actions/add-page-dependency.js", "utf8")
  expect(source).toContain("const createPageDependencyBatcher = new _batcher.default(1000);")
  expect(source).toContain("createPageDependencyBatcher.add({")
})
