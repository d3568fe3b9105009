import { afterEach, expect, test, vi } from "vitest"
import { findTarget } from "./find-target"

afterEach(() => vi.unstubAllGlobals())

test("no element is looked for without a fragment, which Firefox would warn about", () => {
  const getElementById = vi.fn<(id: string) => object>(() => ({}))
  vi.stubGlobal("document", { getElementById })
  expect(findTarget("")).toBeNull()
  expect(getElementById).not.toHaveBeenCalled()
  findTarget("#caf%C3%A9")
  expect(getElementById).toHaveBeenCalledExactlyOnceWith("café")
})
