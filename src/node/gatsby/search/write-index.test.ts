import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, onTestFinished, test, vi } from "vitest"
import type { SearchRecord } from "../../../shared/search-record"
import { buildIndex } from "../../search/build-index"
import { noSynonyms, synonymLines, type Synonyms } from "../../search/synonyms"
import { memoryCache } from "../test-support"
import { prepareSearchIndex, writeSearchIndex } from "./write-index"

vi.mock("../../config/load-config", async () => {
  const { site } = await import("../../../site.config")
  return { loadConfig: () => ({ environment: { CONTENT_DIR: "content" }, site }) }
})

const page = (title: string) => ({
  kind: "doc",
  slug: "/vpc",
  title,
  label: title,
  description: "A network.",
  unlisted: false,
  keywords: [],
  appliesTo: null,
  module: null,
  newest: null,
  tags: [],
  inputs: [],
  outputs: [],
  sections: [{ heading: null, text: "Subnets." }],
})

/** A folder, and a function that writes the index of one page into it, as a build does. */
function createWriter() {
  const folder = mkdtempSync(path.join(tmpdir(), "index-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const cache = memoryCache()
  const panicOnBuild = vi.fn()
  const args = (answer: object) => ({
    graphql: () => Promise.resolve(answer),
    reporter: { panicOnBuild },
  })
  const build = vi.fn((records: readonly SearchRecord[], synonyms: Synonyms) =>
    Promise.resolve(buildIndex(records, synonymLines(synonyms))),
  )
  const write = async (answer: object) => {
    const index = await prepareSearchIndex({ ...args(answer), cache } as never, noSynonyms, build, folder)
    return index && writeSearchIndex(cache as never, index, folder)
  }
  const writePage = (title: string) =>
    write({ data: { allDocPage: { nodes: [page(title)] }, allArticle: { nodes: [] } } })
  return { folder, build, panicOnBuild, write, writePage }
}

test("an index of the same pages is not made again, and one of other pages replaces it", async () => {
  const { folder, build, writePage } = createWriter()
  const first = (await writePage("VPC")) ?? ""
  const manifest = path.join(folder, "manifest.json")
  const { mtimeNs } = statSync(manifest, { bigint: true })
  expect(await writePage("VPC")).toBe(first)
  expect(statSync(manifest, { bigint: true }).mtimeNs).toBe(mtimeNs)
  expect(build).toHaveBeenCalledOnce()

  const second = await writePage("Network")
  expect(second).not.toBe(first)
  expect(readdirSync(folder).sort()).toEqual([second, "manifest.json"].sort())
  expect(JSON.parse(readFileSync(manifest, "utf8"))).toMatchObject({ shards: second })
})

test("an index whose files are gone is written again", async () => {
  const { folder, writePage } = createWriter()
  const shards = (await writePage("VPC")) ?? ""
  rmSync(path.join(folder, shards), { recursive: true })
  expect(await writePage("VPC")).toBe(shards)
  expect(readdirSync(path.join(folder, shards)).length).toBeGreaterThan(0)
})

test("pages that cannot be read stop the build", async () => {
  const { write, panicOnBuild } = createWriter()
  expect(await write({ errors: ["no such field"] })).toBeUndefined()
  expect(panicOnBuild).toHaveBeenCalledWith("Could not read the pages for the search index. no such field")
})
