import { afterEach, expect, test } from "vitest"
import { fetchDiscussions, type Discussion } from "./fetch-discussions"
import {
  discussion,
  githubAnswer,
  startServer,
  testClock,
  type TestRequest,
  type TestResponse,
} from "./test-support"

let server: Awaited<ReturnType<typeof startServer>> | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

async function fetchFrom(answer: (request: TestRequest) => TestResponse, category = "knowledge-base") {
  server = await startServer(answer)
  const api = { address: server.address, token: "t", clock: testClock().clock, log: () => undefined }
  return fetchDiscussions(api, { owner: "acme", name: "kb" }, category)
}

const thousand = Array.from({ length: 1000 }, (_, index): Discussion => {
  const { answer, ...rest } = discussion({ number: index + 1, labels: ["vpc"] })
  return index % 2 === 0 ? rest : { ...rest, answer }
})

test("a category of a thousand discussions is fetched in ten pages", async () => {
  expect(await fetchFrom((request) => githubAnswer(thousand, request))).toEqual(thousand)
  const [categories, ...pages] = server?.requests ?? []
  expect(categories?.variables).toEqual({ owner: "acme", name: "kb" })
  expect(pages).toHaveLength(10)
  expect(pages[0]?.variables).toEqual({ owner: "acme", name: "kb", category: "DIC_2", after: null })
  expect(pages[1]?.variables.after).toBe(Buffer.from("100").toString("base64"))
})

test.each(["knowledge-base", "Knowledge Base", "KNOWLEDGE-BASE"])(
  "the category %s is found",
  async (category) => {
    expect(await fetchFrom((request) => githubAnswer([], request), category)).toEqual([])
  },
)

test("for an unknown category, the error lists the existing ones", async () => {
  await expect(fetchFrom((request) => githubAnswer([], request), "faq")).rejects.toThrow(
    'acme/kb has no discussion category "faq"; it has announcements (Announcements), knowledge-base (Knowledge Base).',
  )
  expect(server?.requests).toHaveLength(1)
})

test("a repository without discussions has no category", async () => {
  const body = { data: { repository: { discussionCategories: { nodes: [] } } } }
  await expect(fetchFrom(() => ({ body }))).rejects.toThrow(
    'acme/kb has no discussion category "knowledge-base"; it has none.',
  )
})

test("paging that does not advance ends", async () => {
  const discussions = { pageInfo: { hasNextPage: true, endCursor: "same" }, nodes: [] }
  const answer = (request: TestRequest) =>
    request.query.startsWith("query Categories")
      ? githubAnswer([], request)
      : { body: { data: { repository: { discussions } } } }
  await expect(fetchFrom(answer)).rejects.toThrow(
    "The API says that there are more discussions, but not where they start.",
  )
})
