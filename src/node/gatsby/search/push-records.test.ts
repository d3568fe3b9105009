import { createRequire } from "node:module"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { algoliaHosts } from "../../search/algolia-hosts"
import { searchQueries } from "./algolia-queries"
import { forgetPushedRecords } from "./forget-pushed-records"
import { pushSynonyms } from "./push-synonyms"
import type { SearchablePagesResult } from "./searchable-pages"
import { SearchService } from "../../../../tests/search-service/search-service"

const { environment } = vi.hoisted(() => ({ environment: {} as Record<string, string> }))
vi.mock("../../config/load-config", async () => {
  const { site } = await import("../../../site.config")
  return { loadConfig: () => ({ environment, site }) }
})

// The plugin is a CommonJS module without types.
const { onPostBuild } = createRequire(import.meta.url)("gatsby-plugin-algolia/gatsby-node.js") as {
  onPostBuild: (args: object, options: object) => Promise<void>
}

const indexName = "docs_test"
let service: SearchService
let host: string
let cache: Map<string, unknown>

beforeEach(async () => {
  service = new SearchService()
  host = await service.start()
  cache = new Map()
  Object.assign(environment, {
    CONTENT_DIR: "content",
    ALGOLIA_APP_ID: "APP",
    ALGOLIA_ADMIN_KEY: "admin",
    ALGOLIA_INDEX_NAME: indexName,
    ALGOLIA_HOST: host,
  })
})
afterEach(() => service.stop())

const page = (slug: string, text: string) => ({
  slug,
  title: slug,
  label: slug,
  description: `About ${slug}.`,
  keywords: [],
  appliesTo: null,
  module: null,
  tags: [{ label: "vpc" }],
  inputs: [],
  outputs: [],
  sections: [{ heading: null, text }],
})

const panicked = (message: string, error?: unknown): never => {
  throw new Error(`${message}: ${(error as { message?: string } | undefined)?.message}`)
}

/** A whole push as a build makes it: our hook before, the plugin, and our step after it. */
async function push(pages: ReturnType<typeof page>[]): Promise<void> {
  const store = {
    get: (key: string) => Promise.resolve(cache.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(cache.set(key, value)),
  }
  const reporter = {
    activityTimer: () => ({ start() {}, end() {}, setStatus() {}, panicOnBuild: panicked }),
    panicOnBuild: panicked,
    info() {},
    warn() {},
  }
  const data: SearchablePagesResult = { allDocPage: { nodes: pages }, allArticle: { nodes: [] } }
  await forgetPushedRecords({ getCache: () => store } as never)
  await onPostBuild(
    { graphql: () => Promise.resolve({ data }), reporter, cache: store },
    {
      appId: "APP",
      apiKey: "admin",
      indexName,
      queries: searchQueries(indexName),
      algoliasearchOptions: { hosts: algoliaHosts(host) },
    },
  )
  await pushSynonyms({ reporter } as never)
}

const held = () => [...(service.indexes.get(indexName)?.records.keys() ?? [])].sort()
const sent = () =>
  service
    .requestsTo(/\/batch$/)
    .filter(({ path }) => path.endsWith(`${indexName}/batch`))
    .flatMap(({ body }) => (body as { requests: { action: string; body: { objectID: string } }[] }).requests)
    .map(({ action, body }) => `${action} ${body.objectID}`)

test("a first push sends every record, the settings and the synonyms, with the admin key", async () => {
  await push([page("/guides/a", "A"), page("/guides/b", "B")])

  expect(held()).toEqual(["/guides/a#", "/guides/b#"])
  const index = service.indexes.get(indexName)
  expect(index?.settings).toMatchObject({ attributeForDistinct: "url_without_anchor", ignorePlurals: true })
  expect(index?.synonyms).toContainEqual(
    expect.objectContaining({ type: "synonym", synonyms: ["k8s", "kubernetes"] }),
  )
  expect(new Set(service.requests.map(({ apiKey }) => apiKey))).toEqual(new Set(["admin"]))
})

test("the build waits until the service has taken in the synonyms", async () => {
  service.pendingTasks = 2
  await pushSynonyms({ reporter: {} } as never)
  const [{ path } = { path: "" }, ...asked] = service.requests
  expect(path).toMatch(/\/synonyms\/batch$/)
  expect(asked.map((request) => request.path)).toEqual(Array(3).fill(`/1/indexes/${indexName}/task/1`))
})

test("unchanged records are not sent again, changed ones are, removed ones are deleted", async () => {
  await push([page("/guides/a", "A"), page("/guides/b", "B"), page("/guides/c", "C")])
  service.requests.length = 0

  await push([page("/guides/a", "A"), page("/guides/b", "Changed")])

  expect(sent().sort()).toEqual(["deleteObject /guides/c#", "updateObject /guides/b#"])
  expect(held()).toEqual(["/guides/a#", "/guides/b#"])
})

test("a push that fails for a moment is tried again", async () => {
  service.failures.push({ matches: /batch$/, times: 1, status: 503 })
  await push([page("/guides/a", "A")])
  expect(held()).toEqual(["/guides/a#"])
})

test.each([
  [403, /failed to index to Algolia: .*Not enough rights to add an object/],
  [500, /failed to index to Algolia: .*Unreachable hosts/],
])(
  "a push that fails for good (%i) stops the build, removes nothing, and the next push makes up for it",
  async (status, said) => {
    await push([page("/guides/a", "A"), page("/guides/b", "B")])
    const settings = service.indexes.get(indexName)?.settings
    service.failures.push({
      matches: /batch$/,
      times: 1000,
      status,
      message: "Not enough rights to add an object",
    })

    await expect(push([page("/guides/a", "Changed"), page("/guides/c", "C")])).rejects.toThrow(said)
    expect(held()).toEqual(["/guides/a#", "/guides/b#"])
    expect(service.indexes.get(indexName)?.settings).toEqual(settings)

    service.failures.length = 0
    await push([page("/guides/a", "Changed"), page("/guides/c", "C")])
    expect(held()).toEqual(["/guides/a#", "/guides/c#"])
  },
)

test("synonyms that cannot be sent stop the build and say why", async () => {
  service.failures.push({ matches: /synonyms/, times: 1000, status: 400, message: "Wrong synonym" })
  await expect(push([page("/guides/a", "A")])).rejects.toThrow(
    "The synonyms could not be sent to the search service: Wrong synonym",
  )
})

test("without an admin key nothing is sent", async () => {
  delete environment.ALGOLIA_ADMIN_KEY
  await pushSynonyms({ reporter: {} } as never)
  expect(service.requests).toEqual([])
})
