import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, onTestFinished, test, vi } from "vitest"
import { noSynonyms, type Synonyms } from "../../search/synonyms"
import type { ContentChecks } from "../checks/content-checks"
import { memoryCache } from "../test-support"
import { writeIndex } from "../../search/index-files"
import type { SearchablePages } from "./searchable-pages"
import { embeddedIndexOf } from "./searchable-pages"
import { updateSearchIndex } from "./update-index"

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
  sections: [{ heading: null, text: "Subnets.", messages: null, onlyLinks: null }],
})

/** A folder, and a function that writes the index of a query's answer into it, as a build does. */
function createWriter() {
  const folder = mkdtempSync(path.join(tmpdir(), "index-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const cache = memoryCache()
  const panicOnBuild = vi.fn()
  const args = (answer: object) => ({
    graphql: () => Promise.resolve(answer),
    reporter: { panicOnBuild },
  })
  const write = vi.fn((pages: SearchablePages, synonyms: Synonyms, target: string) => {
    const index = embeddedIndexOf(pages, synonyms)
    writeIndex(index, target)
    return Promise.resolve(index.manifest.shards)
  })
  const update = (answer: object, writer: ContentChecks["writeIndex"] = write) =>
    updateSearchIndex({ ...args(answer), cache } as never, noSynonyms, writer, folder)
  const answerOf = (title: string) => ({
    data: { allDocPage: { nodes: [page(title)] }, allArticle: { nodes: [] } },
  })
  return { folder, write, panicOnBuild, update, answerOf }
}

test("an index of the same pages is not made again, and one of other pages replaces it", async () => {
  const { folder, write, update, answerOf } = createWriter()
  const first = (await update(answerOf("VPC"))) ?? ""
  const manifest = path.join(folder, "manifest.json")
  const { mtimeNs } = statSync(manifest, { bigint: true })
  expect(await update(answerOf("VPC"))).toBe(first)
  expect(statSync(manifest, { bigint: true }).mtimeNs).toBe(mtimeNs)
  expect(write).toHaveBeenCalledOnce()

  const second = (await update(answerOf("Network"))) ?? ""
  expect(second).not.toBe(first)
  expect(readdirSync(folder).sort()).toEqual([second, "manifest.json"].sort())
  expect(JSON.parse(readFileSync(manifest, "utf8"))).toMatchObject({ shards: second })
})

test("an index whose files were deleted is written again", async () => {
  const { folder, update, answerOf } = createWriter()
  const shards = (await update(answerOf("VPC"))) ?? ""
  rmSync(path.join(folder, shards), { recursive: true })
  expect(await update(answerOf("VPC"))).toBe(shards)
  expect(readdirSync(path.join(folder, shards)).length).toBeGreaterThan(0)
})

test("an index whose writing was interrupted is written again", async () => {
  const { update, write, answerOf } = createWriter()
  const first = await update(answerOf("VPC"))
  const interrupted = () => Promise.reject(new Error("No space left."))
  await expect(update(answerOf("Network"), interrupted)).rejects.toThrow("No space left.")
  expect(await update(answerOf("VPC"))).toBe(first)
  expect(write).toHaveBeenCalledTimes(2)
})

test("pages that cannot be read stop the build", async () => {
  const { update, panicOnBuild } = createWriter()
  expect(await update({ errors: ["no such field"] })).toBeUndefined()
  expect(panicOnBuild).toHaveBeenCalledWith("Could not read the pages for the search index. no such field")
})
