import type { CreateDevServerArgs } from "gatsby"
import { manifestName, searchFolder } from "../../../shared/search/index-names"
import type { ContentOfNodes } from "../nodes/content-of-nodes"
import type { DevServer } from "../preview/dev-server"
import { savedResults } from "../../cache/result-cache"
import { loadConfig } from "../../config/load-config"
import type { Content } from "../../content/content"
import { loadModules } from "../../reference/load-modules"
import { buildSearchIndex } from "../../search/build-search-index"
import { indexFiles } from "../../search/index-files"
import { searchRecords } from "../../search/search-records"
import { synonymLines } from "../../search/synonyms"

/** Serves the embedded index in `gatsby develop`; rebuilds it after changes. */
export function serveSearchIndex(
  { app }: Pick<CreateDevServerArgs, "app">,
  site: Pick<ContentOfNodes, "content">,
): void {
  let madeOf: Content | undefined
  let files = new Map<string, string>()

  let running: Promise<void> | undefined

  const rebuild = async () => {
    const { content } = site
    if (content === madeOf) return
    await savedResults()
    const records = searchRecords(content, await loadModules(content.layout), loadConfig().site)
    const index = buildSearchIndex(records, synonymLines(content.synonyms))
    files = new Map(indexFiles(index).map(({ path, text }) => [path, text]))
    madeOf = content
  }
  /** Several requests at once wait for the same index. */
  const refresh = () => (running ??= rebuild().finally(() => (running = undefined)))

  const server = app as DevServer
  server.get(`/${searchFolder}/*`, async (request, response, next) => {
    const path = request.path.slice(searchFolder.length + 2)
    try {
      if (path === manifestName) await refresh()
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
