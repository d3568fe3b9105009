import { linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { removeDrafts, writeWhole } from "./write-whole.mjs"

let folder = ""
const file = (name: string) => path.join(folder, name)
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "whole-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

test("a file is created or replaced, and never changed in place", async () => {
  await writeWhole(file("a"), "one")
  linkSync(file("a"), file("earlier"))
  await writeWhole(file("a"), ["two", " and more"])
  expect(readFileSync(file("a"), "utf8")).toBe("two and more")
  expect(readFileSync(file("earlier"), "utf8")).toBe("one")
  expect(readdirSync(folder).sort()).toEqual(["a", "earlier"])
})

test("if the content cannot be produced or the file cannot be replaced, no draft is left", async () => {
  writeFileSync(file("a"), "one")
  function* broken() {
    yield "two"
    throw new Error("There is no more.")
  }
  await expect(writeWhole(file("a"), broken())).rejects.toThrow("There is no more.")
  expect(readFileSync(file("a"), "utf8")).toBe("one")
  mkdirSync(file("folder"))
  await expect(writeWhole(file("folder"), "two")).rejects.toThrow("EISDIR")
  expect(readdirSync(folder).sort()).toEqual(["a", "folder"])
})

test("drafts of processes that have ended are removed; those of running processes, and other files, are not", async () => {
  const kept = [`.a.${process.ppid}`, ".a.txt", ".b.2147483646", "a"]
  for (const name of [...kept, ".a.2147483646"]) writeFileSync(file(name), "")
  await removeDrafts(file("a"))
  expect(readdirSync(folder).sort()).toEqual(kept.sort())
})
