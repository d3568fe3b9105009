import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "vitest"
import { changedFiles } from "./changed-files"

test("changed, staged and new files are those that differ from the last commit", () => {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), "changed-")))
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", root, "-c", "user.name=a", "-c", "user.email=a@b", ...args])
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  git("init", "--quiet")
  for (const name of ["content/same.md", "content/changed.md", "content/staged.md", ".gitignore"])
    write(name, name)
  write(".gitignore", "*.log\n")
  git("add", "--all")
  git("commit", "--quiet", "--message", "first")
  write("content/changed.md", "other")
  write("content/staged.md", "other")
  git("add", "content/staged.md")
  write("content/new, ü.md", "new")
  write("content/ignored.log", "new")
  const names = [...changedFiles(path.join(root, "content"))].map((file) => path.relative(root, file))
  expect(names.sort()).toEqual(["content/changed.md", "content/new, ü.md", "content/staged.md"])
})

test("a folder outside of git is refused in a sentence", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "no-git-"))
  expect(() => changedFiles(folder)).toThrow(
    `--changed asks git, and ${folder} is in no git repository that has a commit.`,
  )
})
