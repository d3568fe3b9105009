import { afterEach, expect, test, vi } from "vitest"
import { storageKeys } from "../shared/storage-keys"
import { parseValues, readValues, writeValues } from "./stored-values"

afterEach(() => vi.unstubAllGlobals())

test.each([
  [null, undefined],
  ["", undefined],
  ["{", undefined],
  ["[]", undefined],
  ["1", undefined],
  ['{"a":"b","c":1}', { a: "b" }],
])("%j contains the values %j", (text, values) => expect(parseValues(text)).toEqual(values))

function stubStorages() {
  let isFull = false
  const create = () => {
    const stored = new Map<string, string>()
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (isFull) throw new DOMException("full", "QuotaExceededError")
        stored.set(key, value)
      },
      removeItem: (key: string) => void stored.delete(key),
    }
    return { stored, storage }
  }
  const [device, tab] = [create(), create()]
  vi.stubGlobal("window", { localStorage: device.storage, sessionStorage: tab.storage })
  const setFull = (now: boolean) => (isFull = now)
  return { device: device.stored, tab: tab.stored, setFull }
}

test("values are in one of the storages: that of the device if they are remembered, else that of the tab", () => {
  const { device, tab } = stubStorages()
  const text = '{"account":"1"}'
  expect(readValues()).toEqual({ values: {}, remembered: false })
  for (const remembered of [false, true, false]) {
    writeValues({ values: { account: "1" }, remembered })
    expect(readValues()).toEqual({ values: { account: "1" }, remembered })
    expect([...device.values()]).toEqual(remembered ? [text] : [])
    expect([...tab.values()]).toEqual(remembered ? [] : [text])
  }
})

test.each([true, false])("without values, nothing is stored; remembered: %s", (remembered) => {
  const { device, tab } = stubStorages()
  writeValues({ values: { account: "1" }, remembered })
  writeValues({ values: {}, remembered })
  expect([device.size, tab.size]).toEqual([0, 0])
})

test("values on the device have priority over those of the tab", () => {
  const { device, tab } = stubStorages()
  device.set(storageKeys.values, '{"account":"device"}')
  tab.set(storageKeys.values, '{"account":"tab"}')
  expect(readValues()).toEqual({ values: { account: "device" }, remembered: true })
})

test("values that cannot be stored are kept for the open page, with one warning", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined)
  const denied = () => {
    throw new DOMException("denied", "SecurityError")
  }
  vi.stubGlobal("window", {
    get localStorage() {
      return denied()
    },
    get sessionStorage() {
      return denied()
    },
  })
  expect(readValues()).toEqual({ values: {}, remembered: false })
  const entered: Parameters<typeof writeValues>[0][] = [
    { values: { account: "1" }, remembered: true },
    { values: { account: "2" }, remembered: false },
    { values: {}, remembered: false },
  ]
  for (const kept of entered) {
    writeValues(kept)
    expect(readValues()).toEqual(kept)
  }
  expect(warn).toHaveBeenCalledOnce()
})

test("a full storage keeps its values; the new ones are shown until they can be stored", () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined)
  const { device, setFull } = stubStorages()
  writeValues({ values: { account: "1" }, remembered: true })
  setFull(true)
  writeValues({ values: { account: "2" }, remembered: true })
  expect(readValues().values).toEqual({ account: "2" })
  expect([...device.values()]).toEqual(['{"account":"1"}'])
  setFull(false)
  writeValues({ values: { account: "3" }, remembered: true })
  device.set(storageKeys.values, '{"account":"another tab"}')
  expect(readValues().values).toEqual({ account: "another tab" })
})
