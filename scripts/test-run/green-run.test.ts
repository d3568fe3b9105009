import { execFileSync } from "node:child_process"
import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { digestFiles, moreThanProse, recordGreenRun } from "./green-run.mjs"

let root = ""
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "green-"))
  write(".gitignore", "node_modules\n")
  write("content/docs/a.md", "one")
  write("content/announcement.yml", "one")
  write("src/a.ts", "one")
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
const init = () => execFileSync("git", ["init", "--quiet"], { cwd: root })

/** Records that all tests have passed with the current files. */
async function pass() {
  const digests = digestFiles(root)
  if (digests === undefined) throw new Error("There is no checkout to pass in.")
  await recordGreenRun(digests, root)
}

test("pages, images, the sidebars and the tags may change, appear and disappear", async () => {
  init()
  await pass()
  expect(moreThanProse(root)).toBeUndefined()
  write("content/docs/a.md", "two")
  for (const file of ["docs/b.mdx", "docs/plan.png", "sidebars.yml", "tags.yml"])
    write(`content/${file}`, "new")
  expect(moreThanProse(root)).toBeUndefined()
  rmSync(path.join(root, "content/docs/a.md"))
  expect(moreThanProse(root)).toBeUndefined()
})

test("links to folders and untracked repositories are not read", () => {
  init()
  symlinkSync("content", path.join(root, "link"))
  write("nested/a.md", "one")
  execFileSync("git", ["init", "--quiet"], { cwd: path.join(root, "nested") })
  expect(Object.keys(digestFiles(root) ?? {})).not.toContain("link")
  expect(Object.keys(digestFiles(root) ?? {})).toContain("src/a.ts")
})

test("any other change is reported, committed or not", async () => {
  init()
  await pass()
  write("content/announcement.yml", "two")
  expect(moreThanProse(root)).toBe("content/announcement.yml changed since all tests passed")
  write("src/b.md", "new")
  rmSync(path.join(root, "src/a.ts"))
  expect(moreThanProse(root)).toBe("content/announcement.yml and 2 more changed since all tests passed")
})

test("the list of constructs is more than prose: unit tests read it", async () => {
  write("content/docs/_constructs.md", "one")
  init()
  await pass()
  write("content/docs/_constructs.md", "two")
  expect(moreThanProse(root)).toBe("content/docs/_constructs.md changed since all tests passed")
})

test("without a previous successful run, or without git, everything has to be tested", async () => {
  expect(moreThanProse(root)).toBe("the tests have never all passed in this checkout")
  expect(digestFiles(root)).toBeUndefined()
  init()
  await pass()
  rmSync(path.join(root, ".git"), { recursive: true })
  expect(moreThanProse(root)).toBe("this is not a git checkout")
})

const record = () => path.join(root, "node_modules/.cache/gruntwork-docs/green-run.json")

test.each(["", '{"src/a.ts":"', "null"])("a damaged record, %j, counts as none", async (text) => {
  init()
  await pass()
  writeFileSync(record(), text)
  expect(moreThanProse(root)).toBe("the tests have never all passed in this checkout")
})

test("the record is replaced as a whole, because a run can be killed while it writes", async () => {
  init()
  await pass()
  const earlier = path.join(root, "node_modules/earlier")
  linkSync(record(), earlier)
  const text = readFileSync(earlier, "utf8")
  write("src/a.ts", "two")
  await pass()
  expect(readFileSync(earlier, "utf8")).toBe(text)
  expect(moreThanProse(root)).toBeUndefined()
})
