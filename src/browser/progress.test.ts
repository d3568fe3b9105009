import { afterEach, expect, test, vi } from "vitest"
import { storageKeys } from "../shared/storage-keys"
import { parseProgress, storedProgress, writeProgress } from "./progress"

afterEach(() => vi.unstubAllGlobals())

test.each([
  ["nothing", null, []],
  ["a list of paths", '["/a", "/b"]', ["/a", "/b"]],
  ["a list with something else in it", '["/a", 1, null]', ["/a"]],
  ["another value", '{"/a": true}', []],
  ["no JSON", "/a", []],
] as const)("completed steps are read from the stored value %s", (_, text, expected) => {
  expect([...parseProgress(text)]).toEqual(expected)
})

test("a step is added to those that are stored at that time, such as by another tab; removing the last step removes the value", () => {
  const stored = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  vi.stubGlobal("window", Object.assign(new EventTarget(), { localStorage }))
  vi.stubGlobal("StorageEvent", Event)
  writeProgress("/a", true)
  stored.set(storageKeys.progress, '["/a","/other-tab"]')
  writeProgress("/b", true)
  expect([...parseProgress(storedProgress())]).toEqual(["/a", "/other-tab", "/b"])
  for (const path of ["/a", "/other-tab", "/b"]) writeProgress(path, false)
  expect(stored.size).toBe(0)
})
