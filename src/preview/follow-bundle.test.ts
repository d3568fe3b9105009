import { afterEach, expect, test, vi } from "vitest"
import { followBundle } from "./follow-bundle"

afterEach(() => vi.unstubAllGlobals())

test.each([
  ["old", ["new"], 1],
  ["new", ["new"], 0],
  ["new", ["new", "newer"], 0], // Gatsby updates the bundle
])("a page with the bundle %j that receives the events %j is reloaded %i times", (own, hashes, times) => {
  const reload = vi.fn()
  vi.stubGlobal("window", { location: { reload } })
  vi.stubGlobal("__webpack_hash__", own)
  followBundle({
    on(_, listen: (hash: never) => void) {
      for (const hash of hashes) listen(hash as never) // the event is "bundle"
      return () => {}
    },
  })
  expect(reload).toHaveBeenCalledTimes(times)
})
