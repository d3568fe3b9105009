import path from "node:path"
import { expect, test, vi } from "vitest"
import { memoryCache } from "../test-support"
import type { ContentChecks } from "../checks/content-checks"
import { updateSearchIndex } from "./update-index"

test("the last index is known when one is written, but not after its writing was interrupted", async () => {
  const cache = memoryCache()
  const write = vi.fn<ContentChecks["writeIndex"]>()
  const index = { madeOf: "digest", shards: "1f" }
  const folder = path.resolve("public/search")

  write.mockResolvedValue(index)
  expect(await updateSearchIndex(cache, write)).toBe("1f")
  expect(await updateSearchIndex(cache, write)).toBe("1f")
  write.mockRejectedValueOnce(new Error("No space left."))
  await expect(updateSearchIndex(cache, write)).rejects.toThrow("No space left.")
  await updateSearchIndex(cache, write)
  expect(write.mock.calls).toEqual([
    [folder, undefined],
    [folder, index],
    [folder, index],
    [folder, undefined],
  ])
})
