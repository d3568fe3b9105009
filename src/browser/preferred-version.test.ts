import { afterEach, expect, test, vi } from "vitest"
import { storageKeys } from "../shared/storage-keys"
import {
  forgetUnknownVersion,
  onPreferredVersion,
  readPreferredVersion,
  storePreferredVersion,
} from "./preferred-version"

afterEach(() => vi.unstubAllGlobals())

function stubWindow() {
  const values = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  const window = Object.assign(new EventTarget(), { localStorage })
  vi.stubGlobal("window", window)
  vi.stubGlobal(
    "StorageEvent",
    class extends Event {
      constructor(type: string, values: { key: string }) {
        super(type)
        Object.assign(this, values)
      }
    },
  )
  return { values, window }
}

const versions = [{ name: "1.0", label: "1.0", path: "/1.0", mainDoc: "/1.0/start", isLast: true }] as const

test("the reader's version is kept, ignored when the site no longer has it, and then forgotten", () => {
  const { values } = stubWindow()
  expect(readPreferredVersion(versions)).toBeUndefined()
  storePreferredVersion("1.0")
  expect(readPreferredVersion(versions)).toBe("1.0")
  forgetUnknownVersion(versions)
  expect(readPreferredVersion(versions)).toBe("1.0")
  storePreferredVersion("0.9")
  expect(readPreferredVersion(versions)).toBeUndefined()
  expect(values.size).toBe(1)
  forgetUnknownVersion(versions)
  expect(values.size).toBe(0)
})

test("a choice in this tab and in another one is reported until the listener is removed", () => {
  const { window } = stubWindow()
  const listen = vi.fn()
  const stop = onPreferredVersion(listen)
  const chooseElsewhere = () =>
    window.dispatchEvent(Object.assign(new Event("storage"), { key: storageKeys.preferredVersion }))
  storePreferredVersion("1.0")
  chooseElsewhere()
  expect(listen).toHaveBeenCalledTimes(2)

  stop()
  storePreferredVersion("1.0")
  chooseElsewhere()
  expect(listen).toHaveBeenCalledTimes(2)
})
