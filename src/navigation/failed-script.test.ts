import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { allowFailedScript, ignoreFailedScripts, isFailedScript, reloadIfGone } from "./failed-script"
import { hostResponds } from "./probe-page"

vi.mock("./probe-page", () => ({ hostResponds: vi.fn() }))

const failedScript = Object.assign(new Error("Loading chunk 7 failed."), { name: "ChunkLoadError" })
const reload = vi.fn()

beforeEach(() => {
  const location = { pathname: "/guides/vpc", reload }
  vi.stubGlobal("window", Object.assign(new EventTarget(), { location }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test("a failed script is distinguished from other errors", () => {
  expect(isFailedScript(failedScript)).toBe(true)
  expect([new Error("ChunkLoadError"), "ChunkLoadError", null, undefined].map(isFailedScript)).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test("the error of a failed script can be ignored; any other error is thrown", () => {
  expect(() => allowFailedScript(failedScript)).not.toThrow()
  expect(() => allowFailedScript(new Error("No such element."))).toThrow("No such element.")
})

test("the document is reloaded when the host serves its page", async () => {
  vi.mocked(hostResponds).mockResolvedValue(true)
  expect(await reloadIfGone(failedScript)).toBe(true)
  expect(hostResponds).toHaveBeenCalledExactlyOnceWith("/guides/vpc")
  expect(reload).toHaveBeenCalledOnce()
})

test("the document is not reloaded while the host does not respond", async () => {
  vi.mocked(hostResponds).mockResolvedValue(false)
  expect(await reloadIfGone(failedScript)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test("the document is not reloaded once the reader uses the page", async () => {
  vi.mocked(hostResponds).mockImplementation(async () => {
    window.dispatchEvent(new Event("keydown"))
    return true
  })
  expect(await reloadIfGone(failedScript)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test("the document is not reloaded after another error, and no request is sent", async () => {
  expect(await reloadIfGone(new Error("The search index could not be reached."))).toBe(false)
  expect(hostResponds).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})

test("Gatsby's listener is not called for a failed script, only for other errors", () => {
  const window = new EventTarget()
  vi.stubGlobal("window", window)
  const heard: unknown[] = []
  ignoreFailedScripts()
  window.addEventListener("unhandledrejection", (event) =>
    heard.push((event as PromiseRejectionEvent).reason),
  )
  const other = new Error("The search index could not be reached.")
  for (const reason of [failedScript, other])
    window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }))
  expect(heard).toEqual([other])
})
