import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test, vi } from "vitest"
import { startContentThread } from "./start-content-thread"

/** Writes the script of a thread. */
function script(text: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "thread-")), "thread.mjs")
  writeFileSync(file, `import { parentPort, workerData } from "node:worker_threads"\n${text}`)
  return file
}

test("the error of a thread that crashes is passed on", async () => {
  const onCrash = vi.fn()
  startContentThread(script('throw new TypeError("broken")'), { mode: "build" }, onCrash)
  await vi.waitFor(() => expect(onCrash).toHaveBeenCalledOnce())
  expect(onCrash.mock.calls[0]?.[0]).toMatchObject({ name: "TypeError", message: "broken" })
})

test("messages resolve the promises of their kind; a preview gets the messages after the first check", async () => {
  const onCrash = vi.fn()
  const file = script(`
    const post = (message) => parentPort.postMessage(message)
    post({ kind: "read", errors: [workerData.mode] })
    post({ kind: "rendered", files: ["a.md"], results: [], isLast: true })
    parentPort.on("message", ({ kind }) => {
      if (kind !== "check") return
      post({ kind: "saved", text: "saved" })
      post({ kind: "checked", errors: [1], warnings: [] })
      setImmediate(() => post({ kind: "checked", errors: [2], warnings: [] }))
    })
    `)
  const run = startContentThread(file, { mode: "preview" }, onCrash)
  const [rendered, changed] = [vi.fn(), vi.fn()]
  run.onRendered(rendered)
  run.onChanged(changed)
  expect(await run.read).toEqual({ kind: "read", errors: ["preview"] })
  run.request({ kind: "check" })
  expect(await run.checked).toMatchObject({ errors: [1] })
  expect(rendered).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ files: ["a.md"] }))
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2))
  expect(changed.mock.calls.flat()).toEqual([
    { kind: "saved", text: "saved" },
    { kind: "checked", errors: [2], warnings: [] },
  ])
  expect(onCrash).not.toHaveBeenCalled()
})
