import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { afterEach, beforeEach, expect, test } from "vitest"
import { compressFiles, removeCompressedFiles } from "./compress-files.mjs"

let root: string
let folder: string
let record: string
const file = (name: string) => path.join(folder, name)
const compress = () => compressFiles(folder, record)
const long = (text: string) => `${text} `.repeat(1000)

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "compress-"))
  folder = path.join(root, "public")
  record = path.join(root, "compressed")
  mkdirSync(folder)
  writeFileSync(file("page.html"), long("words"))
  writeFileSync(file("short.html"), "words")
  writeFileSync(file("picture.png"), long("pixels"))
})

afterEach(() => rmSync(root, { recursive: true }))

test("WebAssembly is compressed", async () => {
  writeFileSync(file("parser.wasm"), long("code"))
  await compress()
  expect(brotliDecompressSync(readFileSync(file("parser.wasm.br"))).toString()).toBe(long("code"))
})

test("text is compressed; short and already compressed files are not", async () => {
  expect(await compress()).toEqual({ files: 1, bytes: long("words").length })
  expect(readdirSync(folder).sort()).toEqual([
    "page.html",
    "page.html.br",
    "page.html.gz",
    "picture.png",
    "short.html",
  ])
  expect(brotliDecompressSync(readFileSync(file("page.html.br"))).toString()).toBe(long("words"))
  expect(gunzipSync(readFileSync(file("page.html.gz"))).toString()).toBe(long("words"))
})

test("a second run compresses only changed files, and removes compressed files of deleted ones", async () => {
  writeFileSync(file("gone.html"), long("gone"))
  await compress()
  rmSync(file("gone.html"))
  expect(await compress()).toEqual({ files: 0, bytes: 0 })
  expect(readdirSync(folder)).not.toContain("gone.html.br")

  writeFileSync(file("page.html"), long("other"))
  const later = new Date(Date.now() + 2000)
  utimesSync(file("page.html"), later, later)
  expect(await compress()).toMatchObject({ files: 1 })
  expect(brotliDecompressSync(readFileSync(file("page.html.br"))).toString()).toBe(long("other"))
})

test("a text that is replaced by an older one of the same size is compressed again", async () => {
  await compress()
  writeFileSync(file("page.html"), long("sword"))
  const longAgo = new Date(2020, 0)
  utimesSync(file("page.html"), longAgo, longAgo)
  expect(await compress()).toMatchObject({ files: 1 })
  expect(brotliDecompressSync(readFileSync(file("page.html.br"))).toString()).toBe(long("sword"))
  expect(gunzipSync(readFileSync(file("page.html.gz"))).toString()).toBe(long("sword"))
  expect(await compress()).toEqual({ files: 0, bytes: 0 })
})

test("a compressed file that was deleted is written again", async () => {
  await compress()
  rmSync(file("page.html.br"))
  expect(await compress()).toMatchObject({ files: 1 })
  expect(readdirSync(folder)).toContain("page.html.br")
})

test("an archive that the site offers for download is kept", async () => {
  writeFileSync(file("backup.sql.gz"), long("rows"))
  writeFileSync(file("examples.tar.gz"), long("files"))
  await compress()
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(["backup.sql.gz", "examples.tar.gz"]))
})

test.each(["page.html.gz", "short.html.gz", "gone.json.gz", "gone.json.br"])(
  "%s is kept if the site offers it for download",
  async (name) => {
    writeFileSync(file(name), "theirs")
    const later = new Date(Date.now() + 2000)
    utimesSync(file("page.html"), later, later)
    await compress()
    await compress()
    await removeCompressedFiles(folder, record)
    expect(readFileSync(file(name), "utf8")).toBe("theirs")
  },
)

test("compressed files can be removed", async () => {
  linkSync(file("page.html"), file("alias.html"))
  const before = readdirSync(folder)
  await compress()
  expect(readdirSync(folder)).toHaveLength(before.length + 4)
  await removeCompressedFiles(folder, record)
  expect(readdirSync(folder)).toEqual(before)
  await removeCompressedFiles(folder, record)
})

test("a text that has become short loses its compressed files, which are of the old text", async () => {
  await compress()
  writeFileSync(file("page.html"), "words")
  expect(await compress()).toEqual({ files: 0, bytes: 0 })
  expect(readdirSync(folder).sort()).toEqual(["page.html", "picture.png", "short.html"])
})

test("the record is replaced as a whole, because a run can be killed while it writes", async () => {
  await compress()
  const earlier = path.join(root, "earlier")
  linkSync(record, earlier)
  const text = readFileSync(earlier, "utf8")
  rmSync(file("page.html"))
  await compress()
  expect(readFileSync(record, "utf8")).toBe("{}")
  expect(readFileSync(earlier, "utf8")).toBe(text)
})

test("two hard links of a file share its compressed files", async () => {
  linkSync(file("page.html"), file("alias.html"))
  expect(await compress()).toMatchObject({ files: 1 })
  for (const extension of [".br", ".gz"])
    expect(statSync(file(`alias.html${extension}`)).ino).toBe(statSync(file(`page.html${extension}`)).ino)
})

test.each(["alias.html", "page.html"])(
  "beside %s, one of two hard links, a compressed file of another origin is left as it is",
  async (name) => {
    linkSync(file("page.html"), file("alias.html"))
    writeFileSync(file(`${name}.gz`), "other")
    await compress()
    expect(readFileSync(file(`${name}.gz`), "utf8")).toBe("other")
  },
)
