import { isMainThread, parentPort, workerData } from "node:worker_threads"
import { readResults, writeResults } from "../../cache/result-cache"
import { checkContent } from "../../checks/check-content"
import { loadConfig } from "../../config/load-config"
import { documentContexts } from "../../content/document-contexts"
import { loadContent, type Content } from "../../content/load-content"
import { renderDocument } from "../../content/render-document"
import { loadModules } from "../../reference/load-modules"
import { sortProblems, type Problem, type SortedProblems } from "../../report/problem"

/** What the thread is started with. */
export interface ContentThreadData {
  pathPrefix: string
  /** Whether bodies are rendered for the pages of a build; a preview renders those that are looked at. */
  render: boolean
}

/** What the thread says, in this order for each run of the checks. */
export type ContentThreadMessage =
  /** The tree is read: these errors of its files would stop Gatsby in a way of its own. */
  | { kind: "read"; errors: Problem[] }
  /** All checks have run. */
  | ({ kind: "checked" } & SortedProblems)
  /** Outlines and HTML of all pages are in the cache of results. */
  | { kind: "rendered" }

/** Reads, renders and checks the content tree in a thread of its own, beside Gatsby's work. */
async function run(say: (message: ContentThreadMessage) => void): Promise<void> {
  const { pathPrefix, render } = workerData as ContentThreadData
  const { environment, site } = loadConfig()
  await readResults()
  const content = await loadContent(environment.CONTENT_DIR)
  say({ kind: "read", errors: sortProblems(content.problems, site.checks).errors })
  if (render) await renderAll(content, pathPrefix)
  const modules = await loadModules(content.layout)
  const problems = await checkContent(content, site, { today: new Date(), modules, drawings: true })
  say({ kind: "checked", ...sortProblems(problems, site.checks) })
  await writeResults()
  say({ kind: "rendered" })
}

/** Renders what needs nothing of Gatsby: pages that publish pictures or other files are left to their queries. */
async function renderAll(content: Content, pathPrefix: string): Promise<void> {
  const { environment, site } = loadConfig()
  const contextOf = documentContexts({
    ...content,
    site,
    siteUrl: environment.SITE_URL,
    pathPrefix,
    publishFile: () => "",
    resolveImageFile: () => Promise.resolve({ src: "", width: 0, height: 0 }),
  })
  for (const document of content.documents) await renderDocument(document, contextOf(document))
}

if (!isMainThread && parentPort) {
  const port = parentPort
  port.on("message", () => void run((message) => port.postMessage(message)))
}
