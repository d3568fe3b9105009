import { createServer, type IncomingMessage, type Server } from "node:http"
import type { AddressInfo } from "node:net"

/** A record as it is sent and held. */
interface HeldRecord {
  objectID: string
  [field: string]: unknown
}

/** The content of an index. */
interface HeldIndex {
  records: Map<string, HeldRecord>
  settings: Record<string, unknown>
  synonyms: unknown[]
}

/** A request that arrived. */
interface ServiceRequest {
  method: string
  path: string
  apiKey: string
  body: unknown
}

/** Makes some requests fail: each that `matches`, for a number of times. */
interface Failure {
  matches: RegExp
  times: number
  /** An answer of this status; or none, because the connection is cut or stays silent. */
  status: number | "cut" | "silent"
  message?: string
}

/** A query as it arrives. */
interface QueryRequest {
  indexName: string
  params?: unknown
  query?: string
}

/** Bytes from which on the service refuses a query. */
const refusedLength = 512

/** A local fake of the hosted search service, with the part of its REST API that this site uses. */
export class SearchService {
  readonly indexes = new Map<string, HeldIndex>()
  readonly requests: ServiceRequest[] = []
  readonly failures: Failure[] = []
  /** Number of requests for the state of a task that are answered with "not published yet". */
  pendingTasks = 0
  private readonly server: Server
  private tasks = 0

  constructor() {
    this.server = createServer((request, response) => {
      void this.handle(request).then(({ status, body }) => {
        if (status === "silent") return
        if (status === "cut") {
          request.socket.destroy()
          return
        }
        response.writeHead(status, {
          "Content-Type": "application/json",
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Allow-Headers": "*",
          "Access-Control-Allow-Methods": "*",
        })
        response.end(JSON.stringify(body))
      })
    })
  }

  /** Starts on a free port, or a given one. */
  async start(port = 0): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(port, "127.0.0.1", resolve))
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}` // a TCP server's address has this shape
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  /** Holds records as if they had been sent. */
  put(indexName: string, records: readonly HeldRecord[]): void {
    for (const record of records) this.index(indexName).records.set(record.objectID, record)
  }

  /** Requests to paths that match, newest last. */
  requestsTo(path: RegExp): ServiceRequest[] {
    return this.requests.filter((request) => path.test(`${request.method} ${request.path}`))
  }

  private async handle(request: IncomingMessage): Promise<{ status: Failure["status"]; body: unknown }> {
    const url = new URL(request.url ?? "/", "http://service")
    const method = request.method ?? "GET"
    if (method === "OPTIONS") return { status: 200, body: {} }
    const text = await textOf(request)
    const body: unknown = text === "" ? undefined : JSON.parse(text)
    const apiKey = String(
      request.headers["x-algolia-api-key"] ?? url.searchParams.get("x-algolia-api-key") ?? "",
    )
    this.requests.push({ method, path: url.pathname, apiKey, body })

    const failure = this.failures.find(
      ({ matches, times }) => times > 0 && matches.test(`${method} ${url.pathname}`),
    )
    if (failure) {
      failure.times--
      return {
        status: failure.status,
        body: { message: failure.message ?? "Failure on purpose", status: failure.status },
      }
    }
    return this.answer(method, url, body)
  }

  private answer(method: string, url: URL, body: unknown): { status: number; body: unknown } {
    if (method === "POST" && url.pathname === "/1/indexes/*/queries") {
      const { requests } = body as { requests: QueryRequest[] } // the protocol's shape
      return requests.some((query) => Buffer.byteLength(queryOf(query)) >= refusedLength)
        ? { status: 400, body: { message: `Query is not shorter than ${refusedLength} bytes`, status: 400 } }
        : ok({ results: this.queries(requests) })
    }
    const [, name = "", action = ""] =
      /^\/1\/indexes\/([^/]+)\/(.+)$/.exec(decodeURIComponent(url.pathname)) ?? []
    const index = this.indexes.get(name)
    if (action.startsWith("task/")) {
      const isPending = this.pendingTasks > 0
      if (isPending) this.pendingTasks--
      return ok({ status: isPending ? "notPublished" : "published", pendingTask: isPending })
    }
    if (action === "settings" && method === "GET")
      return index
        ? ok(index.settings)
        : { status: 404, body: { message: "Index does not exist", status: 404 } }
    if (action === "settings") this.index(name).settings = body as Record<string, unknown> // the client sends an object
    else if (action === "browse")
      return index
        ? ok({ hits: [...index.records.values()] })
        : { status: 404, body: { message: "Index does not exist", status: 404 } }
    else if (action === "batch") this.batch(name, body)
    else if (action === "synonyms/batch") this.index(name).synonyms = body as unknown[] // the client sends a list
    else return { status: 404, body: { message: `Unknown path ${url.pathname}`, status: 404 } }
    return ok({ taskID: ++this.tasks, updatedAt: "2026-01-01T00:00:00Z", objectIDs: [] })
  }

  private index(name: string): HeldIndex {
    const index = this.indexes.get(name) ?? { records: new Map(), settings: {}, synonyms: [] }
    this.indexes.set(name, index)
    return index
  }

  private batch(name: string, body: unknown): void {
    const { requests } = body as { requests: { action: string; body: HeldRecord }[] } // the protocol's shape
    const { records } = this.index(name)
    for (const { action, body: record } of requests) {
      if (action === "deleteObject") records.delete(record.objectID)
      else records.set(record.objectID, record)
    }
  }

  private queries(requests: readonly QueryRequest[]): unknown[] {
    return requests.map(({ indexName, ...request }) => {
      const parameters = parametersOf(request)
      const query = queryOf(request)
      const before = String(parameters.highlightPreTag ?? "<em>")
      const after = String(parameters.highlightPostTag ?? "</em>")
      const wanted = query.toLowerCase()
      const held = [...(this.indexes.get(indexName)?.records.values() ?? [])]
      const hits = held.filter(
        (record) =>
          JSON.stringify(record).toLowerCase().includes(wanted) &&
          listOf(parameters.facetFilters).every((any) =>
            [any].flat().some((one) => holds(record, String(one))),
          ),
      )
      const mark = (value: unknown) => String(value ?? "").replaceAll(query, `${before}${query}${after}`)
      return {
        index: indexName,
        query,
        params: "",
        hits: hits.map((record) => ({
          ...record,
          _highlightResult: {
            hierarchy: { lvl1: { value: mark((record.hierarchy as { lvl1?: string } | undefined)?.lvl1) } },
          },
          _snippetResult: { content: { value: mark(record.content) } },
        })),
        nbHits: hits.length,
        page: 0,
        nbPages: 1,
        hitsPerPage: Number(parameters.hitsPerPage ?? 20),
        facets: Object.fromEntries(
          listOf(parameters.facets).map((name) => [name, countValues(hits, String(name))]),
        ),
        exhaustiveNbHits: true,
        processingTimeMS: 1,
      }
    })
  }
}

function listOf(value: unknown): unknown[] {
  return value === undefined ? [] : [value].flat()
}

/** The values of an attribute, whose name may lead into objects by dots. */
function valuesOf(record: HeldRecord, attribute: string): string[] {
  const value = attribute
    .split(".")
    .reduce<unknown>((held, name) => (held as Record<string, unknown> | undefined)?.[name], record) // JSON objects
  return listOf(value).map(String)
}

function holds(record: HeldRecord, filter: string): boolean {
  const [attribute = "", ...value] = filter.split(":")
  return valuesOf(record, attribute).includes(value.join(":"))
}

function countValues(records: readonly HeldRecord[], attribute: string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of records.flatMap((record) => valuesOf(record, attribute)))
    counts[value] = (counts[value] ?? 0) + 1
  return counts
}

function ok(body: unknown) {
  return { status: 200, body }
}

/** Parameters arrive as fields, as an object or as a query string. */
function parametersOf({ params, ...rest }: Omit<QueryRequest, "indexName">): Record<string, unknown> {
  if (typeof params === "string") return { ...rest, ...Object.fromEntries(new URLSearchParams(params)) }
  return { ...rest, ...(params as Record<string, unknown> | undefined) } // the clients send an object otherwise
}

function queryOf(request: Omit<QueryRequest, "indexName">): string {
  return String(parametersOf(request).query ?? "")
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer) // a request without an encoding gives buffers
  return Buffer.concat(chunks).toString("utf8")
}
