import { EventEmitter } from "node:events"
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { noteUnsavedNodes, noteUnsavedNodesOfOthers, unsavedNodes } from "./unsaved-nodes.mjs"

let folder = ""
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "nodes-"))
  mkdirSync(path.join(folder, ".cache"))
})
afterEach(() => rmSync(folder, { recursive: true }))

function start(saveState = vi.fn()) {
  const emitter = new EventEmitter()
  const redux = { emitter, saveState: saveState as () => void }
  noteUnsavedNodes(redux, folder)
  return { emitter, saveState, save: () => redux.saveState() }
}
const isNoted = () => existsSync(unsavedNodes(folder))

test.each(["CREATE_NODE", "DELETE_NODE"])(
  "the note exists from %s until Gatsby saves its state",
  (change) => {
    const { emitter, save, saveState } = start()
    emitter.emit("CREATE_PAGE")
    expect(isNoted()).toBe(false)
    for (const run of [1, 2]) {
      emitter.emit(change)
      emitter.emit(change)
      expect(isNoted()).toBe(true)
      save()
      expect(saveState).toHaveBeenCalledTimes(run)
      expect(isNoted()).toBe(false)
    }
  },
)

test("the note is kept if the state cannot be saved", () => {
  const { emitter, save } = start(
    vi.fn(() => {
      throw new Error("ENOSPC")
    }),
  )
  emitter.emit("CREATE_NODE")
  expect(save).toThrow("ENOSPC")
  expect(isNoted()).toBe(true)
})

test("the note is always kept if another process, which is not followed, changes nodes", () => {
  rmSync(path.join(folder, ".cache"), { recursive: true })
  noteUnsavedNodesOfOthers(folder)
  expect(isNoted()).toBe(true)
})
