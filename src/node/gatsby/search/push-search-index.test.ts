import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { SearchService } from "../../../../tests/search-service/search-service"
import { temporaryTree } from "../../../../tests/temporary-tree"
import { loadContent } from "../../content/load-content"
import type { PushOptions } from "../../search/push-index"
import { failureOf, pushSearchIndex } from "./push-search-index"

const { environment } = vi.hoisted(() => ({ environment: {} as Record<string, string> }))
vi.mock("../../config/load-config", async () => {
  const { site } = await import("../../../site.config")
  return { loadConfig: () => ({ environment, site }) }
})

const indexName = "docs_test"
const synonyms = { same: [["k8s", "kubernetes"]], also: {} }
let service: SearchService
let exitHandlers: (() => void)[]

beforeEach(async () => {
  service = new SearchService()
  const ALGOLIA_HOST = await service.start()
  Object.assign(environment, {
    CONTENT_DIR: "content",
    ALGOLIA_APP_ID: "APP",
    ALGOLIA_ADMIN_KEY: "secret-key",
    ALGOLIA_INDEX_NAME: indexName,
    ALGOLIA_HOST,
  })
  shortenPauses()
  exitHandlers = []
  vi.spyOn(process, "once").mockImplementation((event, handler) => {
    if (event === "exit") exitHandlers.push(handler as () => void)
    return process
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await service.stop()
})

const page = (slug: string, text: string) =>
  [`docs${slug}.md`, `---\ntitle: ${slug}\n---\n\n${text}.\n`] as const

/** Shortens the delays before the client's own retries, which are seconds long, but not its timeouts of 30 seconds. */
function shortenPauses() {
  const wait = globalThis.setTimeout
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((run: () => void, pause = 0) =>
    wait(run, pause < 10_000 ? Math.min(pause, 200) : pause)) as typeof setTimeout)
}

/** Timeouts for a service that does not answer. With them, a busy machine drops requests that were answered. */
const shortTimeouts = { timeouts: { connect: 200, answer: 200 } }

/** Runs the last step of a build. Resolves with its output, and whether the command will exit with an error. */
async function push(
  pages: ReturnType<typeof page>[],
  options: Partial<PushOptions> = {},
): Promise<{ said: string; fails: boolean }> {
  let said = ""
  const write = vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    said += String(text)
    return true
  })
  const args = { reporter: { info: (text: string) => (said += text) } }
  exitHandlers = []
  const content = await loadContent(temporaryTree(Object.fromEntries(pages)))
  await pushSearchIndex(
    args as never,
    { ...content, synonyms },
    {
      pauses: [1, 1, 1],
      ...options,
    },
  )
  write.mockRestore()
  return { said, fails: exitHandlers.length > 0 }
}

const held = () => [...(service.indexes.get(indexName)?.records.keys() ?? [])].sort()
const sent = () =>
  service
    .requestsTo(/\/batch$/)
    .filter(({ path }) => path.endsWith(`${indexName}/batch`))
    .flatMap(({ body }) => (body as { requests: { action: string; body: { objectID: string } }[] }).requests)
    .map(({ action, body }) => `${action} ${body.objectID}`)

test("a first push sends every record, the settings and the synonyms, with the admin key", async () => {
  const { said, fails } = await push([page("/guides/a", "A"), page("/guides/b", "B")])

  expect(said).toBe("The hosted search is up to date: 2 records sent, 0 removed.")
  expect(fails).toBe(false)
  expect(held()).toEqual(["/guides/a#", "/guides/b#"])
  const index = service.indexes.get(indexName)
  expect(index?.settings).toMatchObject({ attributeForDistinct: "url_without_anchor", ignorePlurals: true })
  expect(index?.synonyms).toContainEqual(
    expect.objectContaining({ type: "synonym", synonyms: ["k8s", "kubernetes"] }),
  )
  expect(new Set(service.requests.map(({ apiKey }) => apiKey))).toEqual(new Set(["secret-key"]))
})

test("unchanged records are not sent again, changed ones are, removed ones are deleted", async () => {
  await push([page("/guides/a", "A"), page("/guides/b", "B"), page("/guides/c", "C")])
  service.requests.length = 0

  await push([page("/guides/a", "A"), page("/guides/b", "Changed")])

  expect(sent()).toEqual(["addObject /guides/b#", "deleteObject /guides/c#"])
  expect(held()).toEqual(["/guides/a#", "/guides/b#"])
})

test("after each change, the push waits until the service has applied it", async () => {
  await push([page("/guides/a", "A"), page("/guides/b", "B")])
  service.requests.length = 0
  await push([page("/guides/a", "Changed")])
  const steps = service.requests.map(({ method, path }) => `${method} ${path.replace(/\d+$/, "…")}`)
  expect(steps.map((step) => step.replace(`/1/indexes/${indexName}/`, ""))).toEqual([
    "POST browse",
    ...["POST batch", "GET task/…"],
    ...["POST batch", "GET task/…"],
    ...["PUT settings", "GET task/…"],
    ...["POST synonyms/batch", "GET task/…"],
  ])
})

test("records in the index from other sources are kept", async () => {
  service.put(indexName, [{ objectID: "foreign" }])
  await push([page("/guides/a", "A")])
  expect(held()).toEqual(["/guides/a#", "foreign"])
})

test("a service that cannot list its records is sent all of them", async () => {
  service.failures.push({ matches: /browse$/, times: 1, status: 200 })
  const { said, fails } = await push([page("/guides/a", "A")])
  expect(said).toBe("The hosted search is up to date: 1 records sent, 0 removed.")
  expect(fails).toBe(false)
  expect(service.requestsTo(/browse$/)).toHaveLength(1)
})

test.each([429, 500, 503, "cut", "silent"] as const)(
  "a push with a temporary failure (%s) is retried, at any step",
  async (status) => {
    for (const matches of [/browse$/, /docs_test\/batch$/, /settings$/, /synonyms\/batch$/, /task\//])
      service.failures.push({ matches, times: 1, status })
    const { said, fails } = await push([page("/guides/a", "A")], status === "silent" ? shortTimeouts : {})
    expect(said).toBe("The hosted search is up to date: 1 records sent, 0 removed.")
    expect(fails).toBe(false)
    expect(held()).toEqual(["/guides/a#"])
    expect(service.failures.every(({ times }) => times === 0)).toBe(true)
  },
)

test.each([
  [403, "Not enough rights to add an object", 1],
  [429, "Not enough rights to add an object", 5], // four of them are requests of the client itself
  [500, "the service answered with status 500", 4],
  ["cut", "the service did not answer (socket hang up)", 4],
  ["silent", "the service did not answer (", 4],
] as const)(
  "a push that fails permanently (%s) is reported, removes nothing, makes the command fail, and the next push recovers",
  async (status, reason, leastTries) => {
    await push([page("/guides/a", "A"), page("/guides/b", "B")])
    const settings = service.indexes.get(indexName)?.settings
    service.requests.length = 0
    service.failures.push({
      matches: /docs_test\/batch$/,
      times: 1000,
      status,
      message: "Not enough rights to add an object",
    })

    const { said, fails } = await push(
      [page("/guides/a", "Changed"), page("/guides/c", "C")],
      status === "silent" ? shortTimeouts : {},
    )
    expect(said).toMatch(
      /^The hosted search could not be updated: .*\.\nThe site in public\/ is complete\. Build again to update the search\.\n$/,
    )
    expect(said).toContain(reason)
    expect(service.requestsTo(/docs_test\/batch$/).length).toBeGreaterThanOrEqual(leastTries)
    expect(said).not.toMatch(/ {4}at |secret-key/)
    expect(fails).toBe(true)
    expect(held()).toEqual(["/guides/a#", "/guides/b#"])
    expect(service.indexes.get(indexName)?.settings).toEqual(settings)

    service.failures.length = 0
    expect((await push([page("/guides/a", "Changed"), page("/guides/c", "C")])).fails).toBe(false)
    expect(held()).toEqual(["/guides/a#", "/guides/c#"])
  },
)

test("the command exits with an error even if Gatsby exits with success", async () => {
  service.failures.push({ matches: /browse$/, times: 1000, status: 403 })
  await push([])
  const before = process.exitCode
  process.exitCode = 0
  exitHandlers[0]?.()
  expect(process.exitCode).toBe(1)
  process.exitCode = before
})

test("messages contain neither the key nor a stack trace", () => {
  expect(failureOf(new Error("Wrong key secret-key.\n    at x"), "secret-key")).toBe(
    "The hosted search could not be updated: Wrong key ….\nThe site in public/ is complete. Build again to update the search.",
  )
})

test("without an admin key, nothing is sent", async () => {
  delete environment.ALGOLIA_ADMIN_KEY
  await push([page("/guides/a", "A")])
  expect(service.requests).toEqual([])
})
