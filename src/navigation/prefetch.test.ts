import { afterEach, beforeEach, expect, test, vi } from "vitest"
import type { GatsbyRuntime } from "./gatsby-runtime"
import { correctPrefetching, mayPrefetch } from "./prefetch"

test.each([
  ["a browser without the interface", undefined, true],
  ["4g", { effectiveType: "4g", saveData: false }, true],
  ["2g", { effectiveType: "2g", saveData: false }, false],
  ["slow 2g", { effectiveType: "slow-2g" }, false],
  ["data saving", { effectiveType: "4g", saveData: true }, false],
])("prefetching with %s: %s", (_, connection, expected) => {
  expect(mayPrefetch(connection)).toBe(expected)
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Corrects the prefetching of a stubbed window. Returns Gatsby's own function for links under the pointer. */
function openWindow(connection: object = {}) {
  const load = vi.fn()
  const document = new EventTarget()
  const runtime = {
    ___loader: {
      loadPage: () => undefined,
      loadPageSync: () => undefined,
      enqueue: () => undefined,
      hovering: load,
    },
    ___navigate: () => undefined,
    ___chunkMapping: JSON.stringify({ template: ["/template.js"] }),
  } as unknown as GatsbyRuntime // the functions that are not called have other types
  const window = Object.assign({ setTimeout, clearTimeout }, runtime)
  vi.stubGlobal("window", window)
  vi.stubGlobal("document", document)
  vi.stubGlobal("navigator", { connection })
  correctPrefetching()
  return { load, window, document, hover: (path: string) => window.___loader.hovering(path) }
}

test("Gatsby finds the script of a page in the chunk mapping", () => {
  expect(openWindow().window.___chunkMapping).toEqual({ template: ["/template.js"] })
})

test("only the page of the link on which the pointer rests is prefetched", () => {
  const { load, hover } = openWindow()
  hover("/guides")
  vi.advanceTimersByTime(64)
  hover("/tools")
  vi.advanceTimersByTime(64)
  expect(load).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(load.mock.calls).toEqual([["/tools"]])
  vi.advanceTimersByTime(1000)
  expect(load).toHaveBeenCalledOnce()
})

test("no page is prefetched on hover when the reader saves data", () => {
  const { load, hover } = openWindow({ saveData: true })
  hover("/guides")
  vi.advanceTimersByTime(1000)
  expect(load).not.toHaveBeenCalled()
})

test.each([
  ["leaves the link", false, 0],
  ["moves to another part of the link", true, 1],
])("when the pointer %s, the number of prefetches is as expected", (_, isInside, count) => {
  const { load, document, hover } = openWindow()
  const link = { contains: () => isInside }
  hover("/guides")
  const event = Object.assign(new Event("pointerout"), { relatedTarget: null })
  Object.defineProperty(event, "target", { value: { closest: () => link } })
  document.dispatchEvent(event)
  vi.advanceTimersByTime(1000)
  expect(load).toHaveBeenCalledTimes(count)
})
