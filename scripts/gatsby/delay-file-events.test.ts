import chokidar from "chokidar"
import { once } from "node:events"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { delayFileEvents } from "./delay-file-events.mjs"

const watchers: chokidar.FSWatcher[] = []
let folder = ""

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "file-events-"))
})
afterEach(async () => {
  for (const watcher of watchers.splice(0)) await watcher.close()
  rmSync(folder, { recursive: true })
})

/** A function like `chokidar.watch`, whose watchers delay their events. */
function delayedWatch(): typeof chokidar.watch {
  const changed = { ...chokidar }
  delayFileEvents(changed)
  return changed.watch
}

async function watching(watch: typeof chokidar.watch): Promise<chokidar.FSWatcher> {
  const watcher = watch(folder)
  watchers.push(watcher)
  await once(watcher, "ready")
  return watcher
}

test("code that reads a file on its event reads the last of several writes in quick succession", async () => {
  const file = path.join(folder, "page.md")
  writeFileSync(file, "before")
  const later = await watching(delayedWatch())
  const immediate = await watching(chokidar.watch) // it reports a change after the other watcher would have done without a delay

  let read = ""
  later.on("change", () => (read = readFileSync(file, "utf8")))
  writeFileSync(file, "")
  await once(immediate, "change")
  writeFileSync(file, "after")
  await expect.poll(() => read).toBe("after")
})

test("a file that is removed before its event is only reported as removed", async () => {
  const watcher = await watching(delayedWatch())
  const immediate = await watching(chokidar.watch)
  const events: string[] = []
  for (const event of ["add", "change", "unlink"]) watcher.on(event, () => events.push(event))
  const file = path.join(folder, "page.md")
  const added = once(immediate, "add")
  writeFileSync(file, "text")
  await added
  rmSync(file)
  await expect.poll(() => events).toEqual(["unlink"])
})

test("events keep their order", async () => {
  const watcher = await watching(delayedWatch())
  const events: string[] = []
  watcher.on("all", (event) => events.push(event))
  const file = path.join(folder, "page.md")
  writeFileSync(file, "text")
  await once(watcher, "add")
  rmSync(file)
  await expect.poll(() => events).toEqual(["add", "unlink"])
})
