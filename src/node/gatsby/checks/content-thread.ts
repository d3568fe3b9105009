import { existsSync } from "node:fs"
import { isMainThread, parentPort, workerData } from "node:worker_threads"
import { watch } from "chokidar"
import { readResults, writeResults } from "../../cache/result-cache"
import { checkContent } from "../../checks/check-content"
import { configuredLayout } from "../../config/configured-layout"
import { loadConfig } from "../../config/load-config"
import { documentContexts } from "../../content/document-contexts"
import { loadContent, type Content } from "../../content/load-content"
import { renderDocument } from "../../content/render-document"
import { checkLevels } from "../../docusaurus/check-levels"
import { loadModules } from "../../reference/load-modules"
import { watchedFolders } from "../../content/sandbox"
import { sortProblems, type Problem, type SortedProblems } from "../../report/problem"
import { runAfterChanges } from "./run-after-changes"

/** What the thread is started with. */
export interface ContentThreadData {
  pathPrefix: string
  /** A build renders all bodies for its pages. A preview renders those that are looked at, and checks again after changes. */
  mode: "build" | "preview"
}

/** What the thread says, in this order. A preview says `checked` again after each change of the content. */
export type ContentThreadMessage =
  /** The tree is read: these errors of its files would stop Gatsby in a way of its own. */
  | { kind: "read"; errors: Problem[] }
  /** All checks have run. */
  | ({ kind: "checked" } & SortedProblems)
  /** Outlines and HTML of all pages are in the cache of results. */
  | { kind: "rendered" }

type Say = (message: ContentThreadMessage) => void

/** Reads, renders and checks the content tree of a build in a thread of its own, beside Gatsby's work. */
async function runBuild(say: Say, pathPrefix: string): Promise<void> {
  const content = await readTree(say)
  await renderAll(content, pathPrefix)
  say({ kind: "checked", ...(await check(content)) })
  await writeResults()
  say({ kind: "rendered" })
}

/** Checks the content tree of a preview, and once more after each change of what content may name. */
async function runPreview(say: Say): Promise<void> {
  const content = await readTree(say)
  const folders = watchedFolders(content.layout).filter((folder) => existsSync(folder))
  const changed = runAfterChanges(async () => {
    say({ kind: "checked", ...(await check(await loadContent(content.layout))) })
  })
  watch(folders, { ignoreInitial: true }).on("all", changed)
  say({ kind: "checked", ...(await check(content)) })
  await writeResults()
}

async function readTree(say: Say): Promise<Content> {
  const { site } = loadConfig()
  await readResults()
  const content = await loadContent(configuredLayout())
  say({ kind: "read", errors: sortProblems(content.problems, checkLevels(site)).errors })
  return content
}

async function check(content: Content): Promise<SortedProblems> {
  const { site } = loadConfig()
  const modules = await loadModules(content.layout)
  const problems = await checkContent(content, site, { today: new Date(), modules, drawings: true })
  return sortProblems(problems, checkLevels(site))
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
  const { pathPrefix, mode } = workerData as ContentThreadData
  const say: Say = (message) => port.postMessage(message)
  void (mode === "build" ? runBuild(say, pathPrefix) : runPreview(say))
}
