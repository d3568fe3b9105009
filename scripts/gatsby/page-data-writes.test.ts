import { readFileSync } from "node:fs"
import { expect, test, vi } from "vitest"
import { followPageDataRequests } from "./page-data-writes.mjs"

/** Gatsby's functions, of which each call of `flush` ends when it is released. */
function fakePageData() {
  const releases: (() => void)[] = []
  const flush = vi.fn(() => new Promise<void>((resolve) => releases.push(resolve)))
  const enqueueFlush = vi.fn()
  const pageData = { flush: flush as (parentSpan?: object) => Promise<void>, enqueueFlush }
  let isCompiling = false
  followPageDataRequests(pageData, () => isCompiling)
  return { pageData, flush, enqueueFlush, releases, compile: () => (isCompiling = true) }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

test("after requests that arrive while data are written, the data are written once more", async () => {
  const { pageData, flush, releases } = fakePageData()
  const span = {}
  pageData.enqueueFlush(span)
  expect(flush.mock.calls).toEqual([[span]])
  const second = pageData.flush()
  pageData.enqueueFlush()
  expect(flush).toHaveBeenCalledTimes(1)
  const done = vi.fn()
  void second.then(done)
  releases[0]?.()
  await settle()
  expect(flush).toHaveBeenCalledTimes(2)
  expect(done).not.toHaveBeenCalled()
  releases[1]?.()
  await second
  expect(flush).toHaveBeenCalledTimes(2)
})

test("a request after the data were written writes them again, even if the last write failed", async () => {
  const { pageData, flush, releases } = fakePageData()
  flush.mockRejectedValueOnce(new Error("The disk is full."))
  await expect(pageData.flush()).rejects.toThrow("The disk is full.")
  const second = pageData.flush()
  releases[0]?.()
  await second
  expect(flush).toHaveBeenCalledTimes(2)
})

test("while webpack compiles, a request writes nothing, because Gatsby writes the data afterwards", () => {
  const { pageData, flush, enqueueFlush, compile } = fakePageData()
  compile()
  pageData.enqueueFlush()
  expect(enqueueFlush).toHaveBeenCalledOnce()
  expect(flush).not.toHaveBeenCalled()
})

test("Gatsby calls both functions through its module, and ignores requests while it writes", () => {
  const read = (file: string) => readFileSync(`node_modules/gatsby/dist/${file}`, "utf8")
  expect(read("utils/page-data.js")).toMatch(
    /async function flush\(parentSpan\) \{[^{}]*if \(isFlushing\) \{[^{}]*return;\s*\}/,
  )
  expect(read("state-machines/query-running/actions.js")).toContain("(0, _pageData.enqueueFlush)(")
  expect(read("utils/webpack-status.js")).toContain("(0, _pageData.flush)()")
})
