import type { z } from "zod"
import { fetchFailure } from "../lib/fetch-failure"
import type { Clock } from "./clock"
import { readResponse, type Outcome } from "./read-response"

/** A GraphQL API, and what requests to it need. */
export interface Api {
  address: string
  token: string
  clock: Clock
  /** Called with one sentence before every wait. */
  log(line: string): void
}

const tries = 6
const timeout = 30_000
/** GitHub's rate limits are counted by the hour. */
const maxWait = 3_660_000

/**
 * Sends a query and returns its data.
 * Server and network failures are retried with exponential backoff; for rate limits, waits as long as the API requires.
 * @throws one Error with the reason, which never contains the token
 */
export async function sendQuery<T>(
  api: Api,
  query: string,
  variables: Record<string, unknown>,
  schema: z.ZodType<T>,
): Promise<T> {
  const hideToken = (text: string) => text.replaceAll(api.token, "…")
  for (let attempt = 1; ; attempt++) {
    const outcome = await request(api, JSON.stringify({ query, variables }))
    if (outcome.kind === "data") return checked(outcome.data, schema)
    const message = hideToken(outcome.message)
    if (outcome.kind === "failed") throw new Error(message)
    const wait = waitFor(outcome, attempt, api.clock)
    const seconds = Math.ceil(wait / 1000)
    if (wait > maxWait)
      throw new Error(`${message} It asks to wait for ${seconds} s, which is too long; run the import later.`)
    if (attempt === tries) throw new Error(`${message} Gave up after ${tries} tries.`)
    api.log(`${message} Try ${attempt + 1} of ${tries} in ${seconds} s.`)
    await api.clock.sleep(wait)
  }
}

async function request({ address, token, clock }: Api, body: string): Promise<Outcome> {
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        "user-agent": "gruntwork-docs",
      },
      body,
      redirect: "manual", // the token must not be sent to another address
      signal: AbortSignal.timeout(timeout),
    })
    const { status, headers } = response
    return readResponse({ status, headers, text: await response.text() }, clock.now())
  } catch (error) {
    const reason = fetchFailure(error as Error) // fetch only rejects with errors
    return { kind: "again", message: `${address} cannot be reached: ${reason}.` }
  }
}

/** Exponential backoff with jitter. */
function waitFor(outcome: Outcome & { wait?: number }, attempt: number, { random }: Clock): number {
  if (outcome.wait !== undefined) return outcome.wait
  // GitHub requires at least a minute after a rate limit without a time.
  if (outcome.kind === "limited") return 60_000 * 2 ** (attempt - 1)
  return 1000 * 2 ** (attempt - 1) * (0.5 + random() / 2)
}

function checked<T>(data: unknown, schema: z.ZodType<T>): T {
  const result = schema.safeParse(data)
  if (result.success) return result.data
  const places = result.error.issues.map(({ path, message }) => `${path.join(".") || "data"}: ${message}`)
  throw new Error(["The API's answer has an unexpected shape:", ...places].join("\n  "))
}
