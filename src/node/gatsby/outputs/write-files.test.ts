import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { memoryCache } from "../test-support"
import { writeFiles } from "./write-files"

let folder = ""
let cache = memoryCache()

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "outputs-"))
  cache = memoryCache()
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A build that writes these files, each with its name as content. */
async function build(...paths: string[]) {
  await writeFiles(
    cache,
    paths.map((path) => ({ path, text: path })),
    folder,
  )
}

function put(file: string, text: string) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

const textOf = (file: string) => readFileSync(path.join(folder, file), "utf8")
const exists = (file: string) => existsSync(path.join(folder, file))

test("files that only the previous build wrote are removed", async () => {
  await build("guides/a.md", "guides/b.md", "api/tags/b.json")
  await build("guides/a.md", "guides/c.md")
  expect(textOf("public/guides/a.md")).toBe("guides/a.md")
  expect(textOf("public/guides/c.md")).toBe("guides/c.md")
  expect(exists("public/guides/b.md")).toBe(false)
  expect(exists("public/api/tags/b.json")).toBe(false)
})

test("a file that does not exist any more is ignored", async () => {
  await build("a.md")
  rmSync(path.join(folder, "public/a.md"))
  await build("b.md")
  expect(exists("public/b.md")).toBe(true)
})

test("with a cleaned cache, nothing is removed", async () => {
  await build("a.md")
  cache = memoryCache()
  await build("b.md")
  expect(exists("public/a.md")).toBe(true)
})

test("files below public/ that other steps wrote are kept", async () => {
  put("public/page.html", "Gatsby's")
  await build("a.md", "b.md", "c.md", "d.md")
  put("public/a.md", "of another plugin")
  put("static/b.md", "b.md")
  rmSync(path.join(folder, "public/c.md"))
  put("public/c.md/index.html", "a page")
  await build()
  expect(textOf("public/page.html")).toBe("Gatsby's")
  expect(textOf("public/a.md")).toBe("of another plugin")
  expect(textOf("public/b.md")).toBe("b.md")
  expect(textOf("public/c.md/index.html")).toBe("a page")
  expect(exists("public/d.md")).toBe(false)
})

test("the next build also removes files of a build that was interrupted while writing", async () => {
  put("public/blocked", "a file where a folder should be")
  await expect(build("a.md", "blocked/b.md")).rejects.toThrow()
  await build("c.md")
  expect(exists("public/a.md")).toBe(false)
  expect(exists("public/c.md")).toBe(true)
})

test("pictures are written as they are, and removed like texts", async () => {
  const bytes = Buffer.from([0x89, 0xff, 0x00])
  await writeFiles(cache, [{ path: "cards/a.png", text: bytes }], folder)
  expect(readFileSync(path.join(folder, "public/cards/a.png")).equals(bytes)).toBe(true)
  await build("b.md")
  expect(exists("public/cards/a.png")).toBe(false)
})
