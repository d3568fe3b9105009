import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { sumReads } from "./sum-reads"

test("reads and parses are counted by file", () => {
  expect(sumReads("read a.md\nread b.md\nparse a.md\nread a.md\n", 4)).toEqual({
    reads: { total: 3, perFile: 0.75, most: 2 },
    parses: { total: 1, perFile: 0.25, most: 1 },
  })
})

test("a tree that was never read has no counts", () => {
  expect(sumReads("", 4).reads).toEqual({ total: 0, perFile: 0, most: 0 })
})

test("each way to read a Markdown file is counted once, from a script and from a module", () => {
  const content = mkdtempSync(path.join(tmpdir(), "reads-"))
  onTestFinished(() => rmSync(content, { recursive: true }))
  writeFileSync(path.join(content, "a.md"), "text")
  writeFileSync(path.join(content, "a.png"), "picture")
  const log = path.join(content, "log")
  const run = (script: string, type: string) =>
    spawnSync(process.execPath, ["--input-type", type, "--eval", script], {
      cwd: content,
      encoding: "utf8",
      env: {
        ...process.env,
        NODE_OPTIONS: `--require ${path.resolve("bench/reads/count-reads.cjs")}`,
        BENCH_READS: log,
        BENCH_CONTENT: content,
      },
    })
  const commonJs = `
    const fs = require("node:fs")
    fs.readFileSync("a.md"); fs.readFileSync("a.png")
    fs.readFile("a.md", () => {})
    fs.createReadStream("a.md").resume()
    require("node:diagnostics_channel").channel("gruntwork-docs:parse").publish("a.md")`
  const module = `
    import { readFile } from "node:fs/promises"
    import { openSync } from "node:fs"
    await readFile("a.md"); openSync("a.md")`
  expect([run(commonJs, "commonjs").stderr, run(module, "module").stderr]).toEqual(["", ""])
  expect(sumReads(readFileSync(log, "utf8"), 1)).toEqual({
    reads: { total: 5, perFile: 5, most: 5 },
    parses: { total: 1, perFile: 1, most: 1 },
  })
})
