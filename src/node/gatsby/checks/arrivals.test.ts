import { expect, test } from "vitest"
import { Arrivals } from "./arrivals"

/** Waits for the results of each file, and records the order in which they arrive. */
function waiting(arrivals: Arrivals, files: readonly string[]) {
  const ended: string[] = []
  for (const file of files) void arrivals.of(file).then(() => ended.push(file))
  return ended
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test("waiting for a file ends when its results arrive, or at once if they have arrived before", async () => {
  const arrivals = new Arrivals()
  const ended = waiting(arrivals, ["c.md", "b.md", "a.md"])
  arrivals.add(["a.md"], false)
  await settled()
  expect(ended).toEqual(["a.md"])
  arrivals.add(["b.md"], false)
  arrivals.add(["c.md"], false)
  await settled()
  expect(ended).toEqual(["a.md", "c.md", "b.md"])
  await expect(arrivals.of("a.md")).resolves.toBeUndefined()
})

test("waiting for any file ends when the last part has arrived", async () => {
  const arrivals = new Arrivals()
  const ended = waiting(arrivals, ["without-results.md"])
  arrivals.add(["a.md"], false)
  await settled()
  expect(ended).toEqual([])
  arrivals.add([], true)
  await settled()
  expect(ended).toEqual(["without-results.md"])
  await expect(arrivals.of("other.md")).resolves.toBeUndefined()
})
