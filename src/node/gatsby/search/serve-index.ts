import type { CreateDevServerArgs, CreatePagesArgs } from "gatsby"
import { manifestName, searchFolder } from "../../../shared/search/index-names"
import type { ContentOfNodes } from "../nodes/content-of-nodes"
import type { DevServer } from "../preview/dev-server"
import { documentTypes } from "../page-types"
import { indexFiles } from "../../search/index-files"
import { embeddedIndexOf, querySearchablePages } from "./searchable-pages"

/** Types of the nodes in the index. The last two contain what texts of pages include, such as variables and code files. */
const indexedTypes = [...documentTypes, "Tag", "ModuleFile", "ContentIndex", "VersionTable"]

/**
 * Serves the embedded index in `gatsby develop`; rebuilds it after changes.
 * @param queries the arguments of the last call of `createPages`
 */
export function serveSearchIndex(
  { app, getNodesByType }: CreateDevServerArgs,
  queries: () => Pick<CreatePagesArgs, "graphql">,
  site: Pick<ContentOfNodes, "content">,
): void {
  let madeOf = ""
  let files = new Map<string, string>()

  let running: Promise<void> | undefined

  const rebuild = async () => {
    const nodes = indexedTypes.flatMap((type) => getNodesByType(type))
    const { synonyms } = site.content
    const state = JSON.stringify([nodes.map(({ internal }) => internal.contentDigest), synonyms])
    if (state === madeOf) return
    const index = embeddedIndexOf(await querySearchablePages(queries().graphql), synonyms)
    files = new Map(indexFiles(index).map(({ path, text }) => [path, text]))
    madeOf = state
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
