import { expect, test } from "vitest"
import { readResponse } from "./read-response"

const now = 1_800_000_000_000
const read = (status: number, headers: Record<string, string>, body: unknown) =>
  readResponse(
    { status, headers: new Headers(headers), text: typeof body === "string" ? body : JSON.stringify(body) },
    now,
  )

test("a response with data returns the data", () => {
  expect(read(200, {}, { data: { viewer: null } })).toEqual({ kind: "data", data: { viewer: null } })
})

test.each([
  [
    401,
    { message: "Bad credentials" },
    "The API does not accept the token in GITHUB_TOKEN (401); create one that may read discussions.",
  ],
  [
    403,
    { message: "Resource not accessible by personal access token" },
    "The token in GITHUB_TOKEN may not do this (403): Resource not accessible by personal access token. Give it permission to read discussions.",
  ],
  [
    403,
    "",
    "The token in GITHUB_TOKEN may not do this (403): no reason given. Give it permission to read discussions.",
  ],
  [404, "Not Found", "The API answered with status 404; --api takes the address of a GraphQL API."],
  [301, "", "The API answered with status 301; --api takes the address of a GraphQL API."],
  [
    200,
    {
      data: { repository: null },
      errors: [
        {
          type: "NOT_FOUND",
          path: ["repository"],
          message: "Could not resolve to a Repository with the name 'a/b'.",
        },
        { message: "Second\u001b[2J\u202e line\nof errors" },
      ],
    },
    "The API reports errors:\n  Could not resolve to a Repository with the name 'a/b'. (NOT_FOUND)\n  Second[2J line of errors",
  ],
])("status %i with %j fails at once", (status, body, message) => {
  expect(read(status, {}, body)).toEqual({ kind: "failed", message })
})

test.each([
  [500, "", "The API answered with status 500."],
  [502, "<html>", "The API answered with status 502."],
  [200, "{ broken", "The API answered with something that is not GraphQL's JSON."],
  [200, [], "The API answered with something that is not GraphQL's JSON."],
])("status %i with %j is tried again", (status, body, message) => {
  expect(read(status, {}, body)).toEqual({ kind: "again", message })
})

const reset = { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "1800000060" }
const secondary = { message: "You have exceeded a secondary rate limit." }

test.each([
  ["a time to wait", 403, { "retry-after": "30" }, secondary, "secondary rate limit", 30_000],
  ["no time", 403, {}, secondary, "secondary rate limit", undefined],
  ["too many requests", 429, {}, "", "secondary rate limit", undefined],
  ["nothing remaining", 403, reset, {}, "rate limit", 61_000],
  [
    "a typed error",
    200,
    reset,
    { errors: [{ type: "RATE_LIMITED", message: "API rate limit exceeded" }] },
    "rate limit",
    61_000,
  ],
  [
    "a typed error without headers",
    200,
    {},
    { errors: [{ type: "RATE_LIMITED", message: "x" }] },
    "rate limit",
    undefined,
  ],
  ["a reset in the past", 403, { ...reset, "x-ratelimit-reset": "1" }, {}, "rate limit", 1000],
])("a rate limit with %s is recognized", (_, status, headers, body, name, wait) => {
  expect(read(status, headers, body)).toEqual({
    kind: "limited",
    message: `The API's ${name} is exceeded.`,
    ...(wait === undefined ? {} : { wait }),
  })
})
