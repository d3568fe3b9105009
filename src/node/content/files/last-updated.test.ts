import { execFileSync } from "node:child_process"
import { symlinkSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { temporaryTree, writeFiles } from "../../../../tests/temporary-tree"
import { lastCommitDates } from "./last-updated"

/** Commits everything in a folder on a day. The change was written long before. */
function commit(folder: string, files: Record<string, string>, day: string): void {
  writeFiles(folder, files)
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=Writer", "-c", "user.email=writer@example.com", ...args], {
      cwd: folder,
      env: {
        ...process.env,
        GIT_AUTHOR_DATE: "2025-01-01T12:00:00Z",
        GIT_COMMITTER_DATE: `${day}T12:00:00Z`,
      },
      stdio: "pipe",
    })
  git("init", "--quiet")
  git("add", "--all")
  git("commit", "--quiet", "--message", "change")
}

test("the date of a file is that of its own last commit, not of later commits to other files", () => {
  const folder = temporaryTree()
  commit(folder, { "content/a.md": "one", "content/b.md": "one" }, "2026-01-05")
  commit(folder, { "content/b.md": "two", "content/new/größer.md": "one" }, "2026-02-06")
  commit(folder, { "elsewhere.md": "one" }, "2026-03-07")

  expect(lastCommitDates(path.join(folder, "content"))).toEqual(
    new Map([
      [path.join(folder, "content/a.md"), "2026-01-05"],
      [path.join(folder, "content/b.md"), "2026-02-06"],
      [path.join(folder, "content/new/größer.md"), "2026-02-06"],
    ]),
  )
})

test("files have their dates in a checkout that is reached through a symbolic link", () => {
  const folder = temporaryTree()
  commit(path.join(folder, "checkout"), { "content/a.md": "one" }, "2026-01-05")
  symlinkSync(path.join(folder, "checkout"), path.join(folder, "link"))
  const content = path.join(folder, "link/content")
  expect(lastCommitDates(content)).toEqual(new Map([[path.join(content, "a.md"), "2026-01-05"]]))
})

test("in a shallow clone, only files that its commits have changed have a date", () => {
  const folder = temporaryTree()
  const origin = path.join(folder, "origin")
  commit(origin, { "a.md": "one", "b.md": "one" }, "2026-01-05")
  commit(origin, { "c.md": "one" }, "2026-02-06")
  commit(origin, { "b.md": "two" }, "2026-03-07")
  const clone = (depth: number) => {
    const target = path.join(folder, `clone-${depth}`)
    execFileSync("git", ["clone", "--quiet", `--depth=${depth}`, `file://${origin}`, target])
    return target
  }
  expect(lastCommitDates(clone(1))).toEqual(new Map())
  const two = clone(2)
  expect(lastCommitDates(two)).toEqual(new Map([[path.join(two, "b.md"), "2026-03-07"]]))
})

test("outside of a repository, no file has a date", () => {
  expect(lastCommitDates(temporaryTree())).toEqual(new Map())
})
