import { once } from "node:events"
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "vitest"
import { watchFiles } from "./watch-files"

test("a file is reported that was saved after the reading began, and every later change", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "watch-files-"))
  const since = Date.now()
  const write = (name: string, modified: number) => {
    const file = path.join(folder, name)
    writeFileSync(file, name)
    utimesSync(file, modified / 1000, modified / 1000)
    return file
  }
  const [old, saved] = [write("old.md", since - 1000), write("saved.md", since + 1000)]
  utimesSync(folder, since / 1000 - 1, since / 1000 - 1)
  const reported: string[] = []
  const watcher = watchFiles([folder], since, (file) => reported.push(file))
  try {
    await once(watcher, "ready")
    expect(reported).toEqual([saved])
    const change = once(watcher, "all")
    writeFileSync(old, "changed")
    await change
    expect(reported).toEqual([saved, old])
  } finally {
    await watcher.close()
    rmSync(folder, { recursive: true })
  }
})
