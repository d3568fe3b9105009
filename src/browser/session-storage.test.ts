import { afterEach, expect, test, vi } from "vitest"
import { guardSessionStorage } from "./session-storage"

afterEach(() => vi.unstubAllGlobals())

const denied = () => {
  throw new Error("Access is denied for this document.")
}

test("a session storage that works is kept", () => {
  const sessionStorage = { removeItem: () => undefined }
  vi.stubGlobal("window", { sessionStorage })
  guardSessionStorage()
  expect(window.sessionStorage).toBe(sessionStorage)
})

test("a session storage that cannot be read becomes null, which Gatsby checks", () => {
  const window = Object.defineProperty({}, "sessionStorage", { get: denied, configurable: true })
  vi.stubGlobal("window", window)
  guardSessionStorage()
  expect(window).toEqual(expect.objectContaining({ sessionStorage: null }))
})

test("a session storage whose calls throw and that cannot be replaced stores nothing", () => {
  const value = { getItem: denied, setItem: denied, removeItem: denied }
  vi.stubGlobal("window", Object.defineProperty({}, "sessionStorage", { value }))
  guardSessionStorage()
  window.sessionStorage.setItem("key", "text")
  expect(window.sessionStorage.getItem("key")).toBe(null)
})
