import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterAll, expect, test } from "vitest"
import { copySources } from "./copy-sources.mjs"

const folder = mkdtempSync(path.join(os.tmpdir(), "sources-"))
afterAll(() => rmSync(folder, { recursive: true }))

const exist = (...files: string[]) => files.map((file) => existsSync(path.join(folder, file)))

test("sources replace those of an earlier copy, whose deleted files go; other files of the folder stay", () => {
  for (const file of ["src/deleted.ts", ".cache/kept", "content/kept.md"]) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(folder, file), "")
  }
  copySources(folder, ["package-lock.json"])
  expect(exist("src/site.config.ts", "gatsby-node.mjs", "package-lock.json")).toEqual([true, true, true])
  expect(exist("src/deleted.ts")).toEqual([false])
  expect(exist(".cache/kept", "content/kept.md")).toEqual([true, true])
})
