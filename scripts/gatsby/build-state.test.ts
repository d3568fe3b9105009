import { spawn } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { readIfThere } from "../lib/read-if-there.mjs"
import { BuildState, faultOfMachine } from "./build-state.mjs"
import { unsavedNodes } from "./unsaved-nodes.mjs"

let folder = ""
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "state-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

const caches = [".cache/redux/redux.node", ".cache/data/datastore/data.mdb", ".cache/webpack/stage/0.pack"]

/** A run of a command that ends with a code. */
function run(code: number, isBuild = true) {
  const state = new BuildState(folder)
  const begun = state.begin()
  if ("refusal" in begun) return begun
  for (const file of [...caches, "public/index.html"]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), "kept")
  }
  state.end(code, isBuild)
  return begun
}

test("a build continues from one that has ended, successful or not", () => {
  expect(run(0)).toEqual({ repaired: false })
  expect(run(1)).toEqual({ repaired: false })
  expect(run(0)).toEqual({ repaired: false })
  expect(existsSync(path.join(folder, ".cache"))).toBe(true)
})

test.each([130, 137, 143])("a build after a killed one (%i) starts from scratch", (code) => {
  run(code)
  expect(run(0)).toEqual({ repaired: true })
  expect(run(0)).toEqual({ repaired: false })
})

test("a build after a process that disappeared starts from scratch", () => {
  run(0)
  writeFileSync(new BuildState(folder).lock, "2147483646")
  expect(run(0)).toEqual({ repaired: true })
})

test("of two runs that find the lock of an interrupted run, only one begins", () => {
  run(0)
  const [one, other] = [new BuildState(folder), new BuildState(folder)]
  writeFileSync(one.lock, "2147483646")
  const found = readIfThere(other.lock) ?? ""
  expect(one.begin()).toEqual({ repaired: true })
  expect(other.removeStaleLock(found)).toBe(false)
  expect(readIfThere(other.lock)).toBe(String(process.pid))
  one.end(0, true)
  expect(other.removeStaleLock(found)).toBe(false)
  expect(readIfThere(other.lock)).toBeUndefined()
})

test("a run that begins while another one removes a stale lock starts from scratch", () => {
  run(0)
  const [one, other] = [new BuildState(folder), new BuildState(folder)]
  writeFileSync(one.lock, "2147483646")
  one.removeStaleLock = (content) => {
    expect(BuildState.prototype.removeStaleLock.call(one, content)).toBe(true)
    expect(other.begin()).toEqual({ repaired: true })
    return true
  }
  expect(one.begin()).toEqual({
    refusal: `Another build or preview has just begun in ${folder}. Wait until it ends, or stop it.`,
  })
  other.end(0, true)
  expect(run(0)).toEqual({ repaired: false })
})

test("a folder that cannot be written to is not reported as a running build", () => {
  const state = new BuildState(folder)
  rmSync(path.dirname(state.lock), { recursive: true })
  expect(() => state.begin()).toThrow("ENOENT: no such file or directory")
})

test.each(caches)("a build with a truncated %s starts from scratch", (file) => {
  run(0)
  truncateSync(path.join(folder, file), 1)
  expect(run(0)).toEqual({ repaired: true })
})

test("a build with a truncated record starts from scratch", () => {
  run(0)
  truncateSync(new BuildState(folder).sizes, 3)
  expect(run(0)).toEqual({ repaired: true })
})

test.each(["", '{"page.html.br":', "null"])(
  "a build starts from scratch if it is unknown which files are compressed: the record is %j",
  (record) => {
    run(0)
    writeFileSync(new BuildState(folder).compressed, record)
    expect(run(0)).toEqual({ repaired: true })
    expect(existsSync(new BuildState(folder).compressed)).toBe(false)
    expect(run(0)).toEqual({ repaired: false })
  },
)

test("a damaged record of compressed files is removed if there is no output", () => {
  const { compressed } = new BuildState(folder)
  writeFileSync(compressed, "{")
  expect(new BuildState(folder).begin()).toEqual({ repaired: false })
  expect(existsSync(compressed)).toBe(false)
})

test("a preview that is stopped while it is idle leaves nothing to repair", () => {
  run(130, false)
  expect(run(0)).toEqual({ repaired: false })
})

test("a build continues from the caches that a preview has changed since the last build", () => {
  run(0)
  const preview = new BuildState(folder)
  preview.begin()
  for (const file of caches) writeFileSync(path.join(folder, file), "changed")
  preview.end(130, false)
  expect(run(0)).toEqual({ repaired: false })
})

test.each([
  ["build that failed", 1, true],
  ["preview that was stopped", 130, false],
])("a build after a %s before Gatsby had saved its state starts from scratch", (_, code, isBuild) => {
  run(code, isBuild)
  writeFileSync(unsavedNodes(folder), "")
  expect(run(0)).toEqual({ repaired: true })
  expect(run(0)).toEqual({ repaired: false })
})

test("a second run in the same folder is refused", async () => {
  const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"])
  const state = new BuildState(folder)
  writeFileSync(state.lock, String(other.pid))
  expect(state.begin()).toEqual({
    refusal: `Another build or preview is running in ${folder} (process ${other.pid}). Wait until it ends, or stop it.`,
  })
  const ended = new Promise((resolve) => other.once("exit", resolve))
  other.kill()
  await ended
  expect(state.begin()).toEqual({ repaired: false })
})

test("a run is refused while a child process of a killed run is still running", async () => {
  const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"])
  const state = new BuildState(folder)
  writeFileSync(state.lock, "2147483646")
  state.started(other.pid ?? 0)
  expect(state.begin()).toMatchObject({ refusal: expect.stringContaining(`(process ${other.pid}).`) })
  const ended = new Promise((resolve) => other.once("exit", resolve))
  other.kill()
  await ended
  expect(state.begin()).toEqual({ repaired: false })
})

test.each([
  [1, 1024, "The disk that holds /site is full: 0 MB are free. Make room, then run the command again."],
  [
    134,
    2 ** 40,
    "The command was killed, or ran out of memory. Close other programs, or allow more with NODE_OPTIONS=--max-old-space-size=4096, then run the command again.",
  ],
  [1, 2 ** 40, undefined],
  [0, 1024, undefined],
])("a run that ends with %i on a disk with %i bytes of room", (code, room, sentence) => {
  expect(faultOfMachine("/site", code, room)).toBe(sentence)
})
