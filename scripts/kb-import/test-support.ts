import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import type { Clock } from "./clock"
import type { Discussion } from "./fetch-discussions"

/** A response of the test server; an object is sent as JSON. */
export interface TestResponse {
  status?: number
  headers?: Record<string, string>
  body: unknown
}

/** A request that the test server received. */
export interface TestRequest {
  headers: IncomingMessage["headers"]
  query: string
  variables: Record<string, unknown>
}

/** Starts a local GraphQL server; the caller must close it. */
export async function startServer(answer: (request: TestRequest, index: number) => TestResponse) {
  const requests: TestRequest[] = []
  const server = createServer((request, response) => {
    let text = ""
    request.on("data", (chunk: Buffer) => (text += chunk.toString()))
    request.on("end", () => {
      const received: TestRequest = { headers: request.headers, ...JSON.parse(text) }
      requests.push(received)
      const { status = 200, headers, body } = answer(received, requests.length - 1)
      response.writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers })
      response.end(typeof body === "string" ? body : JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  const close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { address: `http://127.0.0.1:${port}/graphql`, requests, close }
}

/** A fake clock that only advances while code sleeps. */
export function testClock(start = 1_800_000_000_000) {
  const sleeps: number[] = []
  let now = start
  const clock: Clock = {
    now: () => now,
    sleep: (milliseconds) => {
      sleeps.push(milliseconds)
      now += milliseconds
      return Promise.resolve()
    },
    random: () => 0.5,
  }
  return { clock, sleeps }
}

/** Responds like GitHub for a repository with two categories; the discussions are in the second one. */
export function githubAnswer(
  discussions: readonly Discussion[],
  { query, variables }: TestRequest,
): TestResponse {
  if (query.startsWith("query Categories"))
    return repository({
      discussionCategories: {
        nodes: [
          { id: "DIC_1", name: "Announcements", slug: "announcements" },
          { id: "DIC_2", name: "Knowledge Base", slug: "knowledge-base" },
        ],
      },
    })
  const start =
    variables.after === null ? 0 : Number(Buffer.from(String(variables.after), "base64").toString())
  const end = Math.min(discussions.length, start + 100)
  return repository({
    discussions: {
      pageInfo: {
        hasNextPage: end < discussions.length,
        endCursor: end === start ? null : Buffer.from(String(end)).toString("base64"),
      },
      nodes: discussions.slice(start, end).map(({ number, title, body, answer, labels }) => ({
        number,
        title,
        body,
        answer: answer === undefined ? null : { body: answer },
        labels: { nodes: labels.map((name) => ({ name })) },
      })),
    },
  })
}

function repository(fields: object): TestResponse {
  return { body: { data: { repository: fields } } }
}

/** A discussion with an answer; `fields` replaces its data. */
export function discussion(fields: Partial<Discussion> & { number: number }): Discussion {
  return {
    title: "How do I rotate the keys of a bastion host?",
    body: "The keys are old. How do I replace them?",
    answer: "Replace the key pair in the module's inputs and run `terragrunt apply`; the host is replaced.",
    labels: [],
    ...fields,
  }
}
