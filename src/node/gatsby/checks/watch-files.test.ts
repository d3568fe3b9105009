import { once } from "node:events"
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, onTestFinished, test, vi } from "vitest"
import { temporaryTree } from "../../../../tests/temporary-tree"
import { watchFiles } from "./watch-files"

test("a file that was saved after the reading began is reported, and every later change", async () => {
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

test("files that cannot be watched are reported", async () => {
  const printed: string[] = []
  vi.spyOn(process.stderr, "write").mockImplementation((text) => printed.push(String(text)) > 0)
  onTestFinished(() => void vi.restoreAllMocks())
  const watcher = watchFiles([], Date.now(), () => undefined)
  watcher.emit("error", new Error("ENOSPC: System limit for number of file watchers reached"))
  await watcher.close()
  expect(printed.join("")).toBe(
    "Some files are not watched, so edit them and start the preview again: ENOSPC: System limit for number of file watchers reached\n" +
      "  Fix: raise the limit fs.inotify.max_user_watches, or check the permissions of the content.\n",
  )
})

test("changes in a folder that does not exist at first are reported, and no changes beside it", async () => {
  const project = mkdtempSync(path.join(tmpdir(), "watch-files-"))
  const folder = path.join(project, "static")
  const reported = new Set<string>()
  const watcher = watchFiles([folder], Date.now(), (file) => reported.add(path.relative(project, file)))
  const reports = (file: string) => expect.poll(() => [...reported], { timeout: 60_000 }).toContain(file)
  const appear = () => {
    if (reported.has("static")) return true
    rmSync(folder, { recursive: true, force: true }) // chokidar notices new folders only a moment after it is ready
    mkdirSync(folder)
    return false
  }
  try {
    await once(watcher, "ready")
    writeFileSync(path.join(project, "package.json"), "{}")
    await expect.poll(appear, { timeout: 60_000 }).toBe(true)
    writeFileSync(path.join(folder, "plan.svg"), "text")
    await reports("static/plan.svg")
    mkdirSync(path.join(folder, "img"))
    writeFileSync(path.join(folder, "img/plan.svg"), "text")
    await reports("static/img/plan.svg")
    expect([...reported].sort()).toEqual(["static", "static/img", "static/img/plan.svg", "static/plan.svg"])
  } finally {
    await watcher.close()
    rmSync(project, { recursive: true })
  }
})

test("ignored files and folders are not watched", async () => {
  const folder = temporaryTree({ "docs/a.md": "text", "redirects.yml": "text" })
  const reported: string[] = []
  const ignore = (file: string) => path.relative(folder, file) === "docs"
  const watcher = watchFiles([folder], 0, (file) => reported.push(path.relative(folder, file)), ignore)
  await once(watcher, "ready")
  await watcher.close()
  expect(reported.sort()).toEqual(["", "redirects.yml"])
})

test("links to themselves and to folders that contain them are not followed", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "watch-files-"))
  const since = Date.now() - 1000
  for (const name of ["a", "b"]) mkdirSync(path.join(folder, name))
  writeFileSync(path.join(folder, "a/page.md"), "text")
  symlinkSync("..", path.join(folder, "a/parent"))
  symlinkSync("../b", path.join(folder, "a/other"))
  symlinkSync("../a", path.join(folder, "b/back"))
  symlinkSync("self.md", path.join(folder, "a/self.md"))
  const reported: string[] = []
  const watcher = watchFiles([folder], since, (file) => reported.push(path.relative(folder, file)))
  try {
    await once(watcher, "ready") // is rejected on an error
    expect(reported.filter((file) => file.endsWith("page.md")).sort()).toEqual([
      "a/page.md",
      "b/back/page.md",
    ])
  } finally {
    await watcher.close()
    rmSync(folder, { recursive: true })
  }
})
