import { expect, test } from "vitest"
import type { SearchRecord } from "../../shared/search/record"
import {
  kindOfRecord,
  type PostingsShard,
  type TextShard,
  unpackFirsts,
  unpackPages,
} from "../../shared/search/index-format"
import { errorsName } from "../../shared/search/error-index"
import { site } from "../../site.config"
import { parseModule } from "../reference/parse-module"
import { buildSearchIndex } from "./build-search-index"
import { moduleRecords, pageRecords } from "./records"

/** A page with some sections of a thousand characters each. */
function page(slug: string, sections: number): SearchRecord[] {
  const text = "word ".repeat(200)
  return pageRecords(
    {
      slug,
      title: slug,
      description: "",
      tags: [],
      aliases: [],
      kind: "guide",
      sections: Array.from({ length: sections }, (_, number) => ({
        ...(number > 0 ? { heading: { id: `s${number}`, text: "Heading", level: 2 } } : {}),
        text,
      })),
    },
    site,
  )
}

test("a page's records are in one file, unless the page is longer than a file", () => {
  const { shards, manifest } = buildSearchIndex(
    [...page("/a", 2), ...page("/b", 3), ...page("/c", 1), ...page("/long", 7)],
    [],
  )
  const pagesOf = shards
    .filter(({ path }) => /\/t\d+\.json$/.test(path))
    .map(({ text }) => (JSON.parse(text) as TextShard).map(([url]) => url.split("#")[0]))
  expect(pagesOf).toEqual([
    ["/a", "/a"],
    ["/b", "/b", "/b"],
    ["/c"],
    ["/long", "/long", "/long", "/long"],
    ["/long", "/long", "/long"],
  ])
  expect(unpackFirsts(manifest.texts)).toEqual([0, 2, 5, 6, 10])
})

test("terms share a file up to its size, and a term with more postings has a file of its own", () => {
  const words = Array.from({ length: 400 }, (_, number) => `a${number}`)
  const records = Array.from({ length: 4000 }, (_, number) => page(`/${number}`, 1)).flat()
  const texts = records.map((record, number) => ({ ...record, content: `${words[number] ?? ""} word` }))
  const { shards } = buildSearchIndex(texts, [])
  const files = shards
    .filter(({ path }) => /\/p\d+\.json$/.test(path))
    .map(({ text }) => ({ terms: (JSON.parse(text) as PostingsShard).length, size: text.length }))
  expect(files.filter(({ terms, size }) => terms > 1 && size > 3_100)).toEqual([])
  expect(files.filter(({ terms, size }) => terms === 1 && size >= 4_000)).toHaveLength(1)
})

test.each([
  ["inputs and outputs", 2, 1, ["guide", "guide", "input", "input", "output"]],
  ["inputs alone", 2, 0, ["guide", "guide", "input", "input"]],
  ["outputs alone", 0, 2, ["guide", "guide", "output", "output"]],
  ["neither", 0, 0, ["guide", "guide"]],
])(
  "the kinds of the records of a page with %s are derived from their positions",
  async (_, inputs, outputs, kinds) => {
    const blocks = (kind: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${kind} "n${index}" {\n}\n`).join("")
    const module = await parseModule({
      variables: { file: "variables.tf", text: blocks("variable", inputs) },
      outputs: { file: "outputs.tf", text: blocks("output", outputs) },
    })
    const records = moduleRecords({ slug: "/a", title: "A", tags: [] }, module, site)
    const { manifest } = buildSearchIndex([...page("/a", 2), ...records], [])
    const [entry] = unpackPages(manifest.pages)
    expect(entry && Array.from({ length: entry[0] }, (_, position) => kindOfRecord(entry, position))).toEqual(
      kinds,
    )
  },
)

test("a message that a record quotes twice is in the index once", () => {
  const [record] = page("/a", 1)
  const { shards } = buildSearchIndex(record ? [{ ...record, messages: ["It failed", "It failed"] }] : [], [])
  const errors = shards.find(({ path }) => path.endsWith(`/${errorsName}`))
  expect(JSON.parse(errors?.text ?? "")).toEqual([[0, ["It failed"]]])
})
