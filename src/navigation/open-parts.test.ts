import { afterEach, expect, test, vi } from "vitest"
import { openStates, restoreStates, type OpenState } from "./open-parts"

afterEach(() => vi.unstubAllGlobals())

/** Shows a page whose parts have these states. Returns the parts. */
function showPage(...states: OpenState[]) {
  const parts = states.map((open) => ({ open }))
  vi.stubGlobal("document", { querySelectorAll: () => parts })
  return parts
}

test("parts get the states that the parts at their places had", () => {
  showPage(true, false, "opentofu")
  const states = openStates()
  const parts = showPage(false, true, "terraform")
  restoreStates(states)
  expect(parts).toEqual([{ open: true }, { open: false }, { open: "opentofu" }])
})

test("lines of a code block are wrapped as those of the block at its place, whether or not its script has been loaded", () => {
  const attributes = new Set<string>()
  const code = {
    hasAttribute: (name: string) => attributes.has(name),
    toggleAttribute: (name: string, isSet: boolean) => attributes[isSet ? "add" : "delete"](name),
  }
  vi.stubGlobal("document", { querySelectorAll: () => [{ open: true }, code] })
  restoreStates([true, true])
  expect(openStates()).toEqual([true, true])
  restoreStates()
  expect([...attributes]).toEqual(["data-wrap"])
  restoreStates([true, false])
  expect(openStates()).toEqual([true, false])
})

test("parts without a state stay as they are", () => {
  const parts = showPage(true, true, "terraform")
  restoreStates()
  restoreStates([false])
  expect(parts).toEqual([{ open: false }, { open: true }, { open: "terraform" }])
  restoreStates([true, true, "opentofu", true])
  expect(parts).toEqual([{ open: true }, { open: true }, { open: "opentofu" }])
})
