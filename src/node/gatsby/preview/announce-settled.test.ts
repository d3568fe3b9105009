import { EventEmitter } from "node:events"
import { readFileSync } from "node:fs"
import type { CreateDevServerArgs } from "gatsby"
import { expect, test, vi } from "vitest"
import { announceSettled, settledAction, whenFirstSettled } from "./announce-settled"

const saveDbState = vi.hoisted(() => vi.fn(() => Promise.resolve()))
const buildActions = vi.hoisted(() => ({ saveDbState }))
vi.mock("gatsby/dist/state-machines/develop/actions.js", () => ({ buildActions }))

test("a preview dispatches an action when Gatsby saves its state", async () => {
  const dispatch = vi.fn()
  await announceSettled({ store: { dispatch } as unknown as CreateDevServerArgs["store"] })
  expect(dispatch).not.toHaveBeenCalled()
  await buildActions.saveDbState()
  expect(dispatch.mock.calls).toEqual([[{ type: settledAction }]])
  expect(saveDbState).toHaveBeenCalledOnce()
})

test("Gatsby saves its state with that function when it begins to wait for changes, and only then", () => {
  const machine = readFileSync("node_modules/gatsby/dist/state-machines/develop/index.js", "utf8")
  expect(machine).toContain("actions: _actions.buildActions")
  expect(machine.match(/saveDbState/g)).toHaveLength(1)
  expect(machine).toMatch(
    /waiting: \{\s+always: \[\{[^[\]]+\}\],\s+entry: \[`saveDbState`, `resetRecompileCount`\],/,
  )
})

test("a listener is called when Gatsby waits for changes for the first time", () => {
  const emitter = new EventEmitter()
  const listen = vi.fn()
  whenFirstSettled({ emitter } as unknown as CreateDevServerArgs, listen)
  expect(listen).not.toHaveBeenCalled()
  emitter.emit(settledAction)
  emitter.emit(settledAction)
  expect(listen).toHaveBeenCalledOnce()
})
