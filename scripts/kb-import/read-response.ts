import { z } from "zod"
import { plainLine } from "./plain-characters"

/** The outcome of a GraphQL response. Messages are sentences; waits are in milliseconds. */
export type Outcome =
  | { kind: "data"; data: unknown }
  | { kind: "failed"; message: string }
  | { kind: "again"; message: string }
  | { kind: "limited"; message: string; wait?: number }

/** The parts of a response that decide the outcome. */
interface RawResponse {
  status: number
  headers: Headers
  text: string
}

const answerSchema = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.object({ message: z.string(), type: z.string().optional() })).optional(),
})

/** Interprets a response by GitHub's documentation of rate limits and errors. `now` is in milliseconds since 1970. */
export function readResponse({ status, headers, text }: RawResponse, now: number): Outcome {
  if (status === 401)
    return failed(
      "The API does not accept the token in GITHUB_TOKEN (401); create one that may read discussions.",
    )
  const limit = limitOf(status, headers, text, now)
  if (limit) return limit
  if (status === 403)
    return failed(
      `The token in GITHUB_TOKEN may not do this (403): ${excerpt(text)} Give it permission to read discussions.`,
    )
  if (status >= 500) return { kind: "again", message: `The API answered with status ${status}.` }
  if (status !== 200)
    return failed(`The API answered with status ${status}; --api takes the address of a GraphQL API.`)

  const answer = answerSchema.safeParse(parseJson(text))
  if (!answer.success)
    return { kind: "again", message: "The API answered with something that is not GraphQL's JSON." }
  const { data, errors = [] } = answer.data
  if (errors.some(({ type }) => type === "RATE_LIMITED"))
    return limited("rate limit", untilReset(headers, now))
  if (errors.length === 0) return { kind: "data", data }
  const messages = errors.map(
    ({ message, type }) => plainLine(message) + (type ? ` (${plainLine(type)})` : ""),
  )
  return failed(["The API reports errors:", ...messages].join("\n  "))
}

/** A secondary rate limit. If it has no time to wait, the caller uses exponential backoff. */
function limitOf(status: number, headers: Headers, text: string, now: number): Outcome | undefined {
  if (status !== 403 && status !== 429) return undefined
  const seconds = numberIn(headers, "retry-after")
  if (seconds !== undefined) return limited("secondary rate limit", seconds * 1000)
  if (numberIn(headers, "x-ratelimit-remaining") === 0) return limited("rate limit", untilReset(headers, now))
  if (status === 429 || /rate limit/i.test(text)) return limited("secondary rate limit", undefined)
  return undefined
}

function untilReset(headers: Headers, now: number): number | undefined {
  const reset = numberIn(headers, "x-ratelimit-reset")
  // One more second, because the clocks of the server and of this machine differ.
  return reset === undefined ? undefined : Math.max(0, reset * 1000 - now) + 1000
}

function limited(name: string, wait: number | undefined): Outcome {
  return {
    kind: "limited",
    message: `The API's ${name} is exceeded.`,
    ...(wait === undefined ? {} : { wait }),
  }
}

function failed(message: string): Outcome {
  return { kind: "failed", message }
}

function numberIn(headers: Headers, name: string): number | undefined {
  const value = headers.get(name)
  return value !== null && /^\d+$/.test(value) ? Number(value) : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // not a GraphQL response either
  }
}

/** The message of an error response as one short sentence. */
function excerpt(text: string): string {
  const refusal = z.object({ message: z.string() }).safeParse(parseJson(text))
  const words = plainLine(refusal.success ? refusal.data.message : text).slice(0, 200)
  return /[.!?]$/.test(words) ? words : `${words || "no reason given"}.`
}
