import { afterEach, expect, test, vi } from "vitest"
import { listenToStorage, readStorage, writeStorage } from "./storage"

afterEach(() => vi.unstubAllGlobals())

function stubStorage(localStorage: Partial<Storage>) {
  vi.stubGlobal("window", Object.assign(new EventTarget(), { localStorage }))
  vi.stubGlobal("StorageEvent", TestStorageEvent)
}

class TestStorageEvent extends Event {
  readonly key: string | null
  constructor(type: string, { key }: { key: string | null }) {
    super(type)
    this.key = key
  }
}

test("values are read, written and removed", () => {
  const values = new Map<string, string>()
  stubStorage({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  })
  expect(readStorage("theme")).toBeNull()
  writeStorage("theme", "dark")
  expect(readStorage("theme")).toBe("dark")
  writeStorage("theme", null)
  expect(values.size).toBe(0)
})

test("storage that throws reads as empty, loses what is written, and warns once", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined)
  const denied = () => {
    throw new DOMException("denied", "SecurityError")
  }
  stubStorage({ getItem: denied, setItem: denied, removeItem: denied })
  const listen = vi.fn()
  listenToStorage("theme", listen)
  expect(readStorage("theme")).toBeNull()
  expect(() => writeStorage("theme", "dark")).not.toThrow()
  expect(listen).not.toHaveBeenCalled()
  vi.stubGlobal("window", {
    get localStorage() {
      return denied()
    },
  })
  expect(readStorage("theme")).toBeNull()
  expect(warn).toHaveBeenCalledOnce()
  expect(warn.mock.lastCall?.[0]).toBe("Settings cannot be stored in this browser.")
})

test("a change and a cleared storage are reported until the listener is removed", () => {
  const values = new Map([["theme", "dark"]])
  stubStorage({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  })
  const change = (key: string | null) => window.dispatchEvent(new TestStorageEvent("storage", { key }))
  const seen: (string | null)[] = []
  const stop = listenToStorage("theme", (value) => seen.push(value))

  change("theme")
  change("other")
  writeStorage("theme", "light")
  writeStorage("other", "light")
  values.clear()
  change(null)
  expect(seen).toEqual(["dark", "light", null])

  stop()
  change("theme")
  writeStorage("theme", "light")
  expect(seen).toHaveLength(3)
})
