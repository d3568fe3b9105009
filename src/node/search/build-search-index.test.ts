import { expect, test } from "vitest"
import type { SearchRecord } from "../../shared/search/record"
import type { TextShard } from "../../shared/search/index-format"
import { site } from "../../site.config"
import { buildSearchIndex } from "./build-search-index"
import { pageRecords } from "./records"

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

test("a page's records lie in one file, unless it is longer than a file", () => {
  const { shards, manifest } = buildSearchIndex(
    [...page("/a", 2), ...page("/b", 3), ...page("/c", 1), ...page("/long", 7)],
    [],
  )
  const pagesOf = shards
    .filter(({ path }) => /\/t\d+\.json$/.test(path))
    .map(({ text }) => (JSON.parse(text) as TextShard).map(({ url }) => url.split("#")[0]))
  expect(pagesOf).toEqual([
    ["/a", "/a"],
    ["/b", "/b", "/b"],
    ["/c"],
    ["/long", "/long", "/long", "/long"],
    ["/long", "/long", "/long"],
  ])
  expect(manifest.texts).toEqual([0, 2, 5, 6, 10])
})
