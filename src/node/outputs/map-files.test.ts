import { setImmediate } from "node:timers/promises"
import { expect, test } from "vitest"
import { mapFiles } from "./map-files"

test("a few of many files are open at the same time, and the results have the order of the items", async () => {
  let open = 0
  let most = 0
  const items = Array.from({ length: 1000 }, (_, index) => index)
  const results = await mapFiles(items, async (item) => {
    most = Math.max(most, ++open)
    await setImmediate()
    open--
    return item
  })
  expect(results).toEqual(items)
  expect(most).toBeGreaterThan(1)
  expect(most).toBeLessThan(256)
})

test("an error of one file is an error of all", async () => {
  const failing = mapFiles([1, 2], (item) =>
    item === 2 ? Promise.reject(new Error("No space left.")) : Promise.resolve(item),
  )
  await expect(failing).rejects.toThrow("No space left.")
})
