import { createEmbeddedClient } from "../../src/search/embedded-client"
import { normalizeQuery } from "../../src/components/search/query/normalize-query"
import { loadConfig } from "../../src/node/config/load-config"
import { loadContent } from "../../src/node/content/load-content"
import { readResults, writeResults } from "../../src/node/cache/result-cache"
import { loadModules } from "../../src/node/reference/load-modules"
import { buildSearchIndex } from "../../src/node/search/build-search-index"
import { searchRecords } from "../../src/node/search/search-records"
import { synonymLines } from "../../src/node/search/synonyms"
import { manifestName } from "../../src/shared/search/index-names"
import { readPastedErrors, relevanceOfPasted, type PastedRelevance } from "./pasted-errors"
import { queryFiles, rankOf, readQueries, relevanceOf, type Relevance } from "./queries"

/** Relevance for each file of queries by kind, and for the pasted messages. */
interface SearchRelevance {
  queries: Record<string, Record<string, Relevance>>
  pasted: PastedRelevance
  /** The pasted messages without line breaks, as in a field that does not run the site's script. */
  pastedOnOneLine: PastedRelevance
  /** Messages with the text that tools, logs and colleagues add around them. */
  wrapped: PastedRelevance
}

/** Measures how well the search finds, with the index that a build of the content would make. */
export async function measureRelevance(): Promise<SearchRelevance> {
  const { environment, site } = loadConfig()
  await readResults()
  const content = await loadContent(environment.CONTENT_DIR)
  const records = searchRecords(content, await loadModules(content.layout), site)
  await writeResults()
  const { manifest, shards } = buildSearchIndex(records, synonymLines(content.synonyms))
  const files = new Map(shards.map(({ path, text }) => [path, text]))
  files.set(manifestName, JSON.stringify(manifest))
  return relevanceOfIndex((file) => files.get(file) ?? "null")
}

/** Measures how well the search finds, with the index whose files a function reads. */
export async function relevanceOfIndex(readFile: (file: string) => string): Promise<SearchRelevance> {
  const client = createEmbeddedClient((file) => Promise.resolve(JSON.parse(readFile(file))))
  const search = async (query: string): Promise<string[]> => {
    const { results } = await client.search([{ query, hitsPerPage: 20 }])
    return results.flatMap(({ hits }) => hits.map(({ url }) => url))
  }

  const queries: SearchRelevance["queries"] = {}
  for (const [name, file] of Object.entries(queryFiles())) {
    const ranked = []
    for (const query of readQueries(file)) ranked.push({ query, rank: rankOf(query, await search(query.q)) })
    queries[name] = relevanceOf(ranked)
    console.log(`Queries, ${name}:`)
    console.table(queries[name])
    for (const { query, rank } of ranked.filter(({ rank }) => rank === 0 || rank > 5))
      console.log(`not among the first five: ${query.kind} "${query.q}" (${rank || "absent"})`)
  }

  const errors = readPastedErrors("pasted-errors")
  const inField = (query: string) => search(normalizeQuery(query))
  const pasted = await relevanceOfPasted(errors, inField)
  const oneLine = errors.map(({ text, expect }) => ({ text: text.replace(/\n/g, ""), expect }))
  const pastedOnOneLine = await relevanceOfPasted(oneLine, search)
  const wrapped = await relevanceOfPasted(readPastedErrors("wrapped-errors"), inField)
  console.log("Pasted messages:")
  console.table({
    "in the search field": pasted.relevance,
    "on one line": pastedOnOneLine.relevance,
    "among other output": wrapped.relevance,
  })
  for (const { text, expect } of [...pasted.missed, ...pastedOnOneLine.missed, ...wrapped.missed])
    console.log(`not among the first three: ${expect.join(", ")}\n${text}`)
  return {
    queries,
    pasted: pasted.relevance,
    pastedOnOneLine: pastedOnOneLine.relevance,
    wrapped: wrapped.relevance,
  }
}
