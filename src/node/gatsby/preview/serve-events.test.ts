import { EventEmitter } from "node:events"
import type { CreateDevServerArgs } from "gatsby"
import { expect, test, vi } from "vitest"
import { eventsPath } from "../../../shared/preview-events"
import type { SortedProblems } from "../../report/problem"
import { settledAction } from "./announce-settled"
import { serveEvents } from "./serve-events"

type Listener = Parameters<Parameters<typeof serveEvents>[1]["subscribe"]>[0]

const found: SortedProblems = {
  errors: [{ rule: "broken-link", file: "a.md", line: 2, column: 3, message: "M.", fix: "f." }],
  warnings: [{ rule: "missing-alt", file: "b.md", message: "N.", fix: "g." }],
}

/** Serves events to one page. */
function serve() {
  const handlers = new Map<string, (request: EventEmitter, response: object) => void>()
  const app = { get: (path: string, handle: never) => handlers.set(path, handle) }
  const listeners = new Set<Listener>()
  const emitter = new EventEmitter()
  serveEvents({ app, emitter } as unknown as CreateDevServerArgs, {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  })
  const settle = () => emitter.emit(settledAction)
  const request = new EventEmitter()
  const connect = (stats: object | undefined = { hash: "abc", hasErrors: () => false }) => {
    const locals = { webpack: { devMiddleware: { stats } } }
    const response = { locals, writeHead: vi.fn(), write: vi.fn() }
    handlers.get(eventsPath)?.(request, response)
    return response
  }
  return { listeners, settle, request, response: connect(), connect }
}

test("a page of a preview gets the name of the run, the hash of its bundle, an event for each handled change, the problems with errors first, and saved texts", () => {
  const { listeners, settle, response } = serve()
  expect(response.writeHead).toHaveBeenCalledWith(200, {
    "Content-Type": "text/event-stream",
    "Cache-Control": "no-store, no-transform",
  })
  const text = { slug: "/a", html: "<p>First line\nand second.</p>" }
  for (const { onProblems, onSaved } of listeners) {
    onProblems(found)
    onSaved(text)
  }
  settle()
  const problems = [
    { level: "error", place: "a.md:2:3", rule: "broken-link", message: "M.", fix: "f." },
    { level: "warning", place: "b.md:1:1", rule: "missing-alt", message: "N.", fix: "g." },
  ]
  expect(response.write.mock.calls).toEqual([
    [expect.stringMatching(/^event: run\ndata: "[\w-]+"\n\n$/)],
    [`event: bundle\ndata: "abc"\n\n`],
    ["event: settled\ndata: true\n\n"],
    [`event: problems\ndata: ${JSON.stringify(problems)}\n\n`],
    [`event: saved\ndata: ${JSON.stringify(text)}\n\n`],
    ["event: settled\ndata: true\n\n"],
  ])
})

test.each([
  ["has errors", { hash: "abc", hasErrors: () => true }],
  ["is not known yet", null],
])("a page gets no hash of a bundle that %s", (_, stats) => {
  const { write } = serve().connect(stats as object)
  expect(write.mock.calls.flat().join("")).toContain("event: run\n")
  expect(write.mock.calls.flat().join("")).not.toContain("event: bundle\n")
})

test("all pages of a run get the same name, and pages of another run get another one", () => {
  const [{ response, connect }, other] = [serve(), serve()]
  const names = [response, connect(), other.response].map(({ write }) => write.mock.calls[0]?.[0] as string)
  expect(names[1]).toBe(names[0])
  expect(names[2]).not.toBe(names[0])
})

test("a closed page gets no more events", () => {
  const { listeners, settle, request, response } = serve()
  expect(listeners.size).toBe(1)
  const sent = response.write.mock.calls.length
  request.emit("close")
  expect(listeners.size).toBe(0)
  settle()
  expect(response.write.mock.calls).toHaveLength(sent)
})
