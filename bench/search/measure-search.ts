import { readFileSync, existsSync } from "node:fs"
import path from "node:path"
import { createEmbeddedClient } from "../../src/components/search/embedded/embedded-client"
import { measureInBrowser } from "./measure-in-browser"
import { rankOf, readQueries, relevanceOf } from "./queries"

const folder = path.resolve("public/search")

/** Measures the search of the build in `public/`: relevance in this process, bytes and times in a browser. */
export async function measureSearch(): Promise<object> {
  if (!existsSync(path.join(folder, "manifest.json")))
    throw new Error("There is no search index in public/search; run `npm run build` first.")
  const queries = readQueries()
  const client = createEmbeddedClient((file) =>
    Promise.resolve(JSON.parse(readFileSync(path.join(folder, file), "utf8"))),
  )
  const ranked = []
  for (const query of queries) {
    const { results } = await client.search([
      { indexName: "docs", params: { query: query.q, hitsPerPage: 20 } },
    ])
    const [result] = results
    const hits = result && "hits" in result ? (result.hits as unknown as { url: string }[]) : [] // the client's own records
    ranked.push({
      query,
      rank: rankOf(
        query,
        hits.map(({ url }) => url),
      ),
    })
  }
  const relevance = relevanceOf(ranked)
  console.table(relevance)
  const missed = ranked.filter(({ rank }) => rank === 0 || rank > 5)
  for (const { query, rank } of missed)
    console.log(`not among the first five: ${query.kind} "${query.q}" (${rank || "absent"})`)

  const browser = await measureInBrowser(queries.map(({ q }) => q))
  console.table(browser)
  return { relevance, browser }
}
