/**
 * Compares search engines on the records of the build in `public/`: relevance, bytes, time. Run it when the choice of
 * engine is in question; the packages are not the site's: see README.md.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import path from "node:path"
import { gzipSync } from "node:zlib"
import { main } from "../../scripts/lib/main.mjs"
import { createEmbeddedClient } from "../../src/search/embedded-client"
import { groupBy } from "../../src/shared/group-by"
import type { TextShard } from "../../src/shared/search/index-format"
import { percentile } from "../percentile"
import { rankOf, readQueries, relevanceOf } from "./queries"

/** An engine under test. */
interface Engine {
  name: string
  /** Kilobytes (1000 bytes, gzip) before the first answer: the whole index, or what a usual query reads. */
  indexKb: number
  /** Absent for this project's own engine, whose index the build makes. */
  buildMs?: number
  /** Addresses, best first. */
  search: (query: string) => Promise<string[]>
}

interface Entry {
  id: number
  url: string
  title: string
  heading: string
  content: string
}

const folder = path.resolve("public/search")
/** Folder in which the engines are installed. */
const packages = path.resolve(process.env.BENCH_PACKAGES ?? ".")
const require = createRequire(path.join(packages, "package.json"))
const kilobytes = (text: string | Buffer) => Math.round(gzipSync(text).length / 100) / 10

function readEntries(): Entry[] {
  const { shards } = JSON.parse(readFileSync(path.join(folder, "manifest.json"), "utf8")) as {
    shards: string
  }
  const files = readdirSync(path.join(folder, shards)).filter((name) => name.startsWith("t"))
  const records = files.flatMap(
    (name) => JSON.parse(readFileSync(path.join(folder, shards, name), "utf8")) as TextShard,
  )
  return records.map(([url, content, headings], id) => ({
    id,
    url,
    title: headings[0] ?? "",
    heading: (headings.at(-1) ?? "").replace(/[_\-./:]/g, " "),
    content,
  }))
}

async function ours(): Promise<Engine> {
  const read = new Map<string, number>()
  const client = createEmbeddedClient((file) => {
    const text = readFileSync(path.join(folder, file), "utf8")
    read.set(file, kilobytes(text))
    return Promise.resolve(JSON.parse(text))
  })
  const search = async (query: string) => {
    const { results } = await client.search([{ query }])
    return results.flatMap(({ hits }) => hits.map(({ url }) => url))
  }
  await search("backup retention")
  const indexKb = Math.round([...read.values()].reduce((sum, size) => sum + size, 0))
  return { name: "own prefix index", indexKb, search }
}

async function miniSearch(entries: readonly Entry[]): Promise<Engine> {
  const { default: MiniSearch } = await import("minisearch")
  const start = performance.now()
  const index = new MiniSearch<Entry>({
    fields: ["title", "heading", "content"],
    storeFields: ["url"],
    searchOptions: { boost: { title: 3, heading: 4 }, prefix: true, fuzzy: 0.2, combineWith: "OR" },
  })
  index.addAll(entries)
  const buildMs = performance.now() - start
  const search = (query: string) => Promise.resolve(index.search(query).map(({ url }) => String(url)))
  return { name: "MiniSearch", indexKb: kilobytes(JSON.stringify(index)), buildMs, search }
}

async function orama(entries: readonly Entry[]): Promise<Engine> {
  const { create, insertMultiple, save, search } = require("@orama/orama") as Record<
    string,
    (...parameters: unknown[]) => unknown
  >
  const start = performance.now()
  const index = create?.({ schema: { url: "string", title: "string", heading: "string", content: "string" } })
  await insertMultiple?.(
    index,
    entries.map(({ id: _, ...entry }) => entry),
    1000,
  )
  const buildMs = performance.now() - start
  return {
    name: "Orama",
    indexKb: kilobytes(JSON.stringify(save?.(index))),
    buildMs,
    search: async (term) => {
      const options = {
        term,
        tolerance: 1,
        limit: 20,
        boost: { title: 3, heading: 4 },
        properties: ["title", "heading", "content"],
      }
      const found = (await search?.(index, options)) as { hits: { document: Entry }[] } | undefined
      return found?.hits.map(({ document }) => document.url) ?? []
    },
  }
}

async function flexSearch(entries: readonly Entry[]): Promise<Engine> {
  const { Document } = require("flexsearch") as { Document: new (options: object) => FlexDocument }
  const start = performance.now()
  const index = new Document({
    document: { id: "id", index: ["title", "heading", "content"] },
    tokenize: "forward",
    encoder: "LatinBalance",
  })
  for (const entry of entries) index.add(entry)
  const buildMs = performance.now() - start
  let exported = ""
  await index.export((_: string, data: string) => {
    exported += data
  })
  const search = (query: string) => {
    const found = index.search(query, { limit: 20, suggest: true })
    const byRank = found
      .flatMap(({ result }) => result.map((id, rank) => ({ id, rank })))
      .sort((a, b) => a.rank - b.rank)
    return Promise.resolve([...new Set(byRank.map(({ id }) => entries[id]?.url ?? ""))])
  }
  return { name: "FlexSearch", indexKb: kilobytes(exported), buildMs, search }
}

interface FlexDocument {
  add(entry: Entry): void
  search(query: string, options: object): { result: number[] }[]
  export(handle: (key: string, data: string) => void): Promise<void>
}

async function pagefind(entries: readonly Entry[]): Promise<Engine> {
  const { createIndex } = (await import(path.join(packages, "node_modules/pagefind/lib/index.js"))) as {
    createIndex: () => Promise<{ index: PagefindIndex }>
  }
  const start = performance.now()
  const { index } = await createIndex()
  for (const [url, sections] of groupBy(entries, (entry) => entry.url.split("#")[0] ?? "")) {
    const body = sections
      .map((entry, number) => {
        const level = number === 0 ? "h1" : "h2"
        return `<${level} id="${escape(entry.url.split("#")[1] ?? "")}">${escape(number === 0 ? entry.title : entry.heading)}</${level}><p>${escape(entry.content)}</p>`
      })
      .join("")
    await index.addHTMLFile({ url, content: `<html lang="en"><body><main>${body}</main></body></html>` })
  }
  const output = mkdtempSync(path.join(tmpdir(), "pagefind-"))
  await index.writeFiles({ outputPath: output })
  const buildMs = performance.now() - start
  const fetchFile: typeof fetch = (address) =>
    Promise.resolve(new Response(readFileSync(new URL(String(address).split("?")[0] ?? ""))))
  let bytes = 0
  globalThis.fetch = async (address) => {
    const response = await fetchFile(address)
    bytes += (await response.clone().arrayBuffer()).byteLength
    return response
  }
  const engine = (await import(path.join(output, "pagefind.js"))) as PagefindSearch
  await engine.options({ basePath: `file://${output}/`, baseUrl: "/" })
  const search = async (query: string) => {
    const { results } = await engine.search(query)
    const data = await Promise.all(results.slice(0, 20).map((result) => result.data()))
    return data.map(({ url, sub_results }) => sub_results[0]?.url ?? url)
  }
  await search("backup retention")
  process.once("exit", () => rmSync(output, { recursive: true }))
  return { name: "Pagefind", indexKb: Math.round(bytes / 1000), buildMs, search }
}

interface PagefindIndex {
  addHTMLFile(file: { url: string; content: string }): Promise<unknown>
  writeFiles(options: { outputPath: string }): Promise<unknown>
}

interface PagefindSearch {
  options(options: object): Promise<void>
  search(
    query: string,
  ): Promise<{ results: { data(): Promise<{ url: string; sub_results: { url: string }[] }> }[] }>
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

async function compare(): Promise<void> {
  const entries = readEntries()
  const table: Record<string, object> = {}
  for (const make of [ours, miniSearch, orama, flexSearch, pagefind]) {
    const engine = await make(entries)
    console.log(`${engine.name} is ready.`)
    const times: number[] = []
    const ranked = []
    for (const query of readQueries(path.resolve("bench/search-queries.json"))) {
      const start = performance.now()
      const urls = await engine.search(query.q)
      times.push(performance.now() - start)
      ranked.push({ query, rank: rankOf(query, urls) })
    }
    const { all, typo, "input-output": inputs } = relevanceOf(ranked)
    table[engine.name] = {
      "hit@1": all?.hitAt1,
      "hit@5": all?.hitAt5,
      MRR: all?.mrr,
      "typo hit@5": typo?.hitAt5,
      "input hit@1": inputs?.hitAt1,
      "index KB": engine.indexKb,
      "query p95 ms": Math.round(percentile(times, 0.95)),
      "build s": engine.buildMs === undefined ? "" : Math.round(engine.buildMs / 100) / 10,
    }
  }
  console.table(table)
}

void main(async () => {
  await compare()
  return 0
})
