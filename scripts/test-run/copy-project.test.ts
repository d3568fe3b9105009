import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterAll, expect, test } from "vitest"
import { copyProject } from "./copy-project.mjs"

const folder = mkdtempSync(path.join(os.tmpdir(), "sources-"))
afterAll(() => rmSync(folder, { recursive: true }))

const exist = (...files: string[]) => files.map((file) => existsSync(path.join(folder, file)))

test("packages are linked, and sources, without unit tests, replace those of an earlier copy, whose deleted files go; other files of the folder, and times, stay", () => {
  for (const file of ["src/deleted.ts", ".cache/kept", "content/kept.md"]) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(folder, file), "")
  }
  copyProject(folder, ["package-lock.json"])
  expect(exist("src/site.config.ts", "gatsby-node.mjs", "package-lock.json")).toEqual([true, true, true])
  expect(realpathSync(path.join(folder, "node_modules"))).toBe(realpathSync("node_modules"))
  const unitTest = "src/navigation/navigation.test.ts"
  expect(existsSync(unitTest)).toBe(true)
  expect(exist("src/deleted.ts", unitTest)).toEqual([false, false])
  const changedAt = (file: string) => statSync(file).mtimeMs
  expect(changedAt(path.join(folder, "src/site.config.ts"))).toBeCloseTo(changedAt("src/site.config.ts"), -1)
  expect(exist(".cache/kept", "content/kept.md")).toEqual([true, true])
})
