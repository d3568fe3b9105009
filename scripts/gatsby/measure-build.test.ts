import { expect, test, vi } from "vitest"
import { watchMemory } from "./memory.mjs"
import { measureBuild } from "./measure-build.mjs"
import { runGatsby } from "./run-gatsby.mjs"

vi.mock(import("./run-gatsby.mjs"), () => ({ runGatsby: vi.fn() }))
vi.mock(import("./memory.mjs"), () => ({ watchMemory: vi.fn() }))

test("a build is measured from its start to its end", async () => {
  vi.mocked(watchMemory).mockReturnValue(() => 300)
  vi.mocked(runGatsby).mockImplementation((_, options) => {
    options?.onStart?.(1)
    return Promise.resolve({ code: 0, output: "" })
  })
  expect(await measureBuild()).toEqual({
    code: 0,
    output: "",
    seconds: expect.any(Number) as number,
    peakMiB: 300,
  })
})

test("after a build that ends with an error, its memory is no longer monitored", async () => {
  const endWatch = vi.fn<() => number>()
  vi.mocked(watchMemory).mockReturnValue(endWatch)
  vi.mocked(runGatsby).mockImplementation((_, options) => {
    options?.onStart?.(1)
    return Promise.reject(new Error("The disk is full."))
  })
  await expect(measureBuild()).rejects.toThrow("The disk is full.")
  expect(endWatch).toHaveBeenCalledOnce()
})
