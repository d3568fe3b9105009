import type { CreateDevServerArgs } from "gatsby"
import { manifestName, searchFolder } from "../../shared/search/index-names"
import type { SearchRecord } from "../../shared/search-record"
import { loadConfig } from "../config/load-config"
import type { ArticleNode, DocPageNode } from "../nodes/types"
import { buildIndex } from "./build-index"
import { loadSynonyms } from "./load-synonyms"
import { pageRecords } from "./records"
import { synonymLines } from "./synonyms"

type PageNode = DocPageNode | ArticleNode

/** The parts of Express that are used here; Gatsby leaves its server untyped. */
interface DevServer {
  get(
    path: string,
    handle: (
      request: unknown,
      response: { type(name: string): void; send(text: string): void },
      next: (error?: unknown) => void,
    ) => void,
  ): void
}

/** Serves the embedded index in `gatsby develop`, made anew when a page has changed. */
export function serveSearchIndex({ app, getNodesByType }: CreateDevServerArgs): void {
  let madeOf = ""
  let files = new Map<string, string>()

  const refresh = () => {
    const nodes = [...getNodesByType("DocPage"), ...getNodesByType("Article")] as PageNode[] // declared in type-defs.ts
    const state = nodes.map(({ internal }) => internal.contentDigest).join()
    if (state === madeOf) return
    const labels = new Map(getNodesByType("Tag").map(({ slug, label }) => [String(slug), String(label)]))
    const { manifest, shards } = buildIndex(recordsOfNodes(nodes, labels), synonymLines(loadSynonyms()))
    files = new Map([
      [manifestName, JSON.stringify(manifest)],
      ...shards.map(({ path, text }) => [path, text] as const),
    ])
    madeOf = state
  }

  const server = app as DevServer
  server.get(`/${searchFolder}/*`, (request, response, next) => {
    const path = (request as { path: string }).path.slice(searchFolder.length + 2)
    try {
      if (path === manifestName) refresh()
    } catch (error) {
      next(error)
      return
    }
    const text = files.get(path)
    if (text === undefined) {
      next()
      return
    }
    response.type("json")
    response.send(text)
  })
}

function recordsOfNodes(nodes: readonly PageNode[], labels: ReadonlyMap<string, string>): SearchRecord[] {
  return nodes
    .filter(({ document }) => document.kind === "article" || document.frontMatter.unlisted !== true)
    .flatMap((node) =>
      pageRecords(
        { ...node, tags: node.tagSlugs.map((slug: string) => labels.get(slug) ?? slug) },
        loadConfig().site,
      ),
    )
}
