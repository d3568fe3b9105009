import { execFileSync } from "node:child_process"
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, onTestFinished, test, vi } from "vitest"
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

test("a list of names longer than a mebibyte is read", () => {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), "changed-")))
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", root, "-c", "user.name=a", "-c", "user.email=a@b", ...args])
  git("init", "--quiet")
  git("commit", "--quiet", "--allow-empty", "--message", "first")
  const folder = path.join(root, ...["a", "b", "c"].map((name) => name.repeat(200)))
  mkdirSync(folder, { recursive: true })
  for (let number = 0; number < 1800; number++) writeFileSync(path.join(folder, String(number)), "")
  expect(changedFiles(root).size).toBe(1800)
})

/** Puts a folder in the place of the PATH, with a `git` of the given text if there is one. */
function replaceGit(text?: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "bin-"))
  if (text !== undefined) writeFileSync(path.join(folder, "git"), text)
  if (text !== undefined) chmodSync(path.join(folder, "git"), 0o755)
  vi.stubEnv("PATH", folder)
  onTestFinished(() => void vi.unstubAllEnvs())
}

test("another failure of git is reported as it is", () => {
  replaceGit("#!/bin/sh\necho 'error: the index is broken' >&2\nexit 1\n")
  expect(() => changedFiles("/site")).toThrow("error: the index is broken")
})

test("without git, changes are unknown", () => {
  replaceGit()
  expect(() => changedFiles("/site")).toThrow("--changed needs git, which is not installed.")
})

test("for a folder outside of a git repository, the error is one sentence", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "no-git-"))
  expect(() => changedFiles(folder)).toThrow(
    `--changed compares with the last commit, and ${folder} is not in a git repository with one.`,
  )
})
