import type { CreateDevServerArgs, CreatePagesArgs } from "gatsby"
import { beforeEach, expect, test, vi } from "vitest"
import type { SearchManifest, TextShard } from "../../../shared/search/index-format"
import type { Content } from "../../content/content"
import { indexFiles } from "../../search/index-files"
import { noSynonyms } from "../../search/synonyms"
import { querySearchablePages, type SearchablePages } from "./searchable-pages"
import { serveSearchIndex } from "./serve-index"
import { embeddedIndexOf } from "./searchable-pages"

vi.mock("../../config/load-config", async () => {
  const { site } = await import("../../../site.config")
  return { loadConfig: () => ({ environment: { CONTENT_DIR: "tests/fixtures/reference/tree" }, site }) }
})

const service = {
  kind: "service",
  slug: "/reference/services/networking/vpc",
  title: "VPC",
  label: "VPC",
  description: "A network.",
  unlisted: false,
  keywords: [],
  appliesTo: null,
  module: "modules/networking/vpc",
  tags: [],
  sections: [{ heading: null, text: "Subnets.", messages: null, onlyLinks: null }],
  inputs: [
    {
      name: "cidr_block",
      type: "string",
      default: null,
      descriptionText: "The range of addresses.",
      attributes: [{ path: "newbits", type: "number", descriptionText: "Bits." }],
    },
  ],
  outputs: [{ name: "vpc_id", descriptionText: "The id." }],
  newest: null,
}

const data: SearchablePages = { allDocPage: { nodes: [service] }, allArticle: { nodes: [] } }
const graphql = vi.fn(() => Promise.resolve({ data })) as unknown as CreatePagesArgs["graphql"]
const digests = new Map<string, string>()
let request: (path: string) => Promise<unknown>

beforeEach(() => {
  vi.mocked(graphql).mockClear()
  digests.clear()
  const app = {
    get: (_: string, handle: (...parameters: unknown[]) => Promise<void>) => {
      request = async (path) => {
        let answer: unknown
        const response = { type: () => undefined, send: (text: string) => (answer = JSON.parse(text)) }
        await handle({ path }, response, (error?: unknown) => (answer = error ?? "passed on"))
        return answer
      }
    },
  }
  const getNodesByType = (type: string) => [{ internal: { contentDigest: digests.get(type) ?? "first" } }]
  const content = { synonyms: noSynonyms } as Content // the fields that the server reads
  serveSearchIndex({ app, getNodesByType } as unknown as CreateDevServerArgs, () => ({ graphql }), {
    content,
  })
})

test("the preview serves the same files that a build writes, including inputs and outputs", async () => {
  const { shards } = (await request("/search/manifest.json")) as SearchManifest
  for (const { path, text } of indexFiles(embeddedIndexOf(await querySearchablePages(graphql), noSynonyms)))
    expect(await request(`/search/${path}`)).toEqual(JSON.parse(text))
  const records = (await request(`/search/${shards}/t0.json`)) as TextShard
  expect(records.map(({ url }) => url)).toEqual([
    service.slug,
    `${service.slug}#cidr_block`,
    `${service.slug}#cidr_block.newbits`,
    `${service.slug}#output-vpc_id`,
    "/reference/services/",
    "/reference/services/networking/",
    "/reference/check",
  ])
})

test.each(["DocPage", "Article", "Tag", "ModuleFile", "ContentIndex", "VersionTable"])(
  "the index is rebuilt only if content has changed, such as a node of the type %s",
  async (type) => {
    await request("/search/manifest.json")
    await request("/search/manifest.json")
    expect(graphql).toHaveBeenCalledTimes(1)
    digests.set(type, "second")
    await request("/search/manifest.json")
    expect(graphql).toHaveBeenCalledTimes(2)
  },
)

test("requests at the same time rebuild the index once, also after one that failed", async () => {
  vi.mocked(graphql).mockResolvedValueOnce({ errors: "No such type." })
  const twice = () => Promise.all([request("/search/manifest.json"), request("/search/manifest.json")])
  for (const answer of await twice()) expect(answer).toBeInstanceOf(Error)
  expect(graphql).toHaveBeenCalledTimes(1)
  for (const answer of await twice()) expect(answer).toHaveProperty("shards")
  expect(graphql).toHaveBeenCalledTimes(2)
})

test("other requests are passed on, and failures are reported", async () => {
  expect(await request("/search/")).toBe("passed on")
  vi.mocked(graphql).mockResolvedValueOnce({ errors: "No such type." })
  expect(await request("/search/manifest.json")).toEqual(
    new Error("Could not read the pages for the search index. No such type."),
  )
})
