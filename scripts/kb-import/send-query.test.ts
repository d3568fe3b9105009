import { afterEach, expect, test } from "vitest"
import { z } from "zod"
import { sendQuery } from "./send-query"
import { startServer, testClock, type TestResponse } from "./test-support"

const token = "ghp_secret"
const fine: TestResponse = { body: { data: { name: "kb" } } }
const schema = z.object({ name: z.string() })

let server: Awaited<ReturnType<typeof startServer>> | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

/** Sends one query to a server with these responses in turn; the last one is repeated. */
async function send(...answers: TestResponse[]) {
  const { clock, sleeps } = testClock()
  const log: string[] = []
  const started = await startServer((_, index) => answers[index] ?? answers.at(-1) ?? fine)
  server = started
  const api = { address: started.address, token, clock, log: (line: string) => log.push(line) }
  const result = await sendQuery(api, "query Name { name }", { a: 1 }, schema).catch(
    (error: Error) => error.message,
  )
  return { result, sleeps, log, requests: started.requests }
}

test("the token and the query are sent, and the data returned", async () => {
  const { result, requests } = await send(fine)
  expect(result).toEqual({ name: "kb" })
  expect(requests).toMatchObject([
    { headers: { authorization: "Bearer ghp_secret" }, query: "query Name { name }", variables: { a: 1 } },
  ])
})

test("a bad gateway is tried again with growing waits", async () => {
  const broken = { status: 502, body: "<html>" }
  const { result, sleeps, log } = await send(broken, broken, fine)
  expect(result).toEqual({ name: "kb" })
  expect(sleeps).toEqual([750, 1500])
  expect(log).toEqual([
    "The API answered with status 502. Try 2 of 6 in 1 s.",
    "The API answered with status 502. Try 3 of 6 in 2 s.",
  ])
})

test("invalid JSON is retried, but not forever", async () => {
  const { result, sleeps, requests } = await send({ body: '{ "data": ' })
  expect(result).toBe("The API answered with something that is not GraphQL's JSON. Gave up after 6 tries.")
  expect(requests).toHaveLength(6)
  expect(sleeps).toEqual([750, 1500, 3000, 6000, 12_000])
})

test("a refused token is not retried", async () => {
  const { result, requests } = await send({ status: 401, body: { message: "Bad credentials" } })
  expect(result).toMatch(/^The API does not accept the token in GITHUB_TOKEN \(401\)/)
  expect(requests).toHaveLength(1)
})

test("after a secondary rate limit, the wait is as long as the API requires", async () => {
  const { result, sleeps, log } = await send(
    { status: 403, headers: { "retry-after": "47" }, body: {} },
    fine,
  )
  expect(result).toEqual({ name: "kb" })
  expect(sleeps).toEqual([47_000])
  expect(log).toEqual(["The API's secondary rate limit is exceeded. Try 2 of 6 in 47 s."])
})

test("after a secondary rate limit without a time, the wait is at least a minute", async () => {
  const limit = { status: 429, body: {} }
  expect((await send(limit, limit, fine)).sleeps).toEqual([60_000, 120_000])
})

test("after a primary rate limit, the wait lasts until the limit is reset", async () => {
  const headers = { "x-ratelimit-remaining": "0", "x-ratelimit-reset": String(1_800_000_000 + 600) }
  const body = { errors: [{ type: "RATE_LIMITED", message: "API rate limit exceeded" }] }
  const { result, sleeps } = await send({ headers, body }, fine)
  expect(result).toEqual({ name: "kb" })
  expect(sleeps).toEqual([601_000])
})

test("a wait of more than an hour is not begun", async () => {
  const { result, sleeps } = await send({ status: 429, headers: { "retry-after": "86400" }, body: {} })
  expect(result).toBe(
    "The API's secondary rate limit is exceeded. It asks to wait for 86400 s, which is too long; run the import later.",
  )
  expect(sleeps).toEqual([])
})

test("an API that cannot be reached is named with the reason", async () => {
  const closed = await startServer(() => fine)
  await closed.close()
  const { clock, sleeps } = testClock()
  const api = { address: closed.address, token, clock, log: () => undefined }
  await expect(sendQuery(api, "query", {}, schema)).rejects.toThrow(
    new RegExp(`^${closed.address} cannot be reached: connect ECONNREFUSED .*\\. Gave up after 6 tries\\.$`),
  )
  expect(sleeps).toHaveLength(5)
})

test("data of another shape is named field by field", async () => {
  const { result, requests } = await send({ body: { data: { name: 1 } } })
  expect(result).toBe(
    "The API's answer has an unexpected shape:\n  name: Invalid input: expected string, received number",
  )
  expect(requests).toHaveLength(1)
})

test("a redirect is not followed, because it would receive the token", async () => {
  const { result, requests } = await send({ status: 307, headers: { location: "/elsewhere" }, body: "" })
  expect(result).toMatch(/^The API answered with status 307;/)
  expect(requests).toHaveLength(1)
})

test("a token that the API sends back is not printed", async () => {
  const { result } = await send({ body: { errors: [{ message: `No rights for ${token}` }] } })
  expect(result).toBe("The API reports errors:\n  No rights for …")
})
