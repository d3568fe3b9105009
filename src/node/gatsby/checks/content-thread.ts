import { setImmediate } from "node:timers/promises"
import { isMainThread, parentPort, workerData } from "node:worker_threads"
import type { SavedText } from "../../../shared/preview-events"
import {
  dropResults,
  readResults,
  unsavedResults,
  writeResults,
  type CachedResult,
} from "../../cache/result-cache"
import { makeCards, type DrawnCards } from "../../cards/make-cards"
import { checkContent } from "../../checks/check-content"
import { toCheckedPage } from "../../checks/page"
import { checkDrawings } from "../../checks/pages/check-drawings"
import { configuredLayout } from "../../config/configured-layout"
import { loadConfig } from "../../config/load-config"
import { documentContexts } from "../../content/render/document-contexts"
import type { Content } from "../../content/content"
import { ContentStore } from "../../content/content-store"
import { readChanges, readTree } from "../../content/read-tree"
import { renderDocument } from "../../content/render/render-document"
import { checkLevels } from "../../docusaurus/check-levels"
import { loadModules, type LoadedModules } from "../../reference/load-modules"
import { cacheDescriptions } from "../../reference/render-description"
import { leadsToSettings } from "../../content/files/file-names"
import { outsidePartials } from "../../content/files/partials"
import { watchedFolders } from "../../content/files/sandbox"
import { sortProblems, type Problem, type SortedProblems } from "../../report/problem"
import { updateIndex, type IndexedData, type WrittenIndex } from "../../search/index-files"
import { searchRecords } from "../../search/search-records"
import { runAfterChanges } from "./run-after-changes"
import { watchFiles } from "./watch-files"

/** The worker data of the thread. */
export interface ContentThreadData {
  /** A build renders all pages. A preview renders pages on demand, and checks again after changes. */
  mode: "build" | "preview"
}

/** A message to the thread. */
export type ContentThreadRequest =
  /** Gatsby decides on the path prefix after the thread has started. */
  | { kind: "prefix"; pathPrefix: string }
  /** A preview requests the first check when its pages can be shown. Until then, its bundle needs both cores of a small machine. */
  | { kind: "check" }
  /** A build requests its search index in a folder, once; `written` is the one that is there. */
  | { kind: "index"; folder: string; written: WrittenIndex | undefined }

/**
 * The messages of the thread, in this order. A build sends many of the kind `rendered`. A preview sends `saved` and `checked`
 * after each change of the content, and `saved` also before its first check has ended.
 */
export type ContentThreadMessage =
  /** The tree has been read. Without this check, Gatsby itself would fail on these errors, with a less helpful message. */
  | { kind: "read"; errors: Problem[] }
  /**
   * Files of a build are parsed and rendered. The results, such as modules, outlines and HTML, have not been
   * sent before.
   */
  | { kind: "rendered"; files: string[]; results: CachedResult[]; isLast: boolean }
  /** All checks have run. */
  | ({ kind: "checked" } & SortedProblems)
  /** A page of a preview was saved, and its text could be rendered without Gatsby. */
  | { kind: "saved"; text: SavedText }
  /** All social cards are drawn. A build with errors, which ends when they are known, gets none. */
  | { kind: "drawn"; cards: DrawnCards }
  /** The search index that the build requested is written. */
  | { kind: "indexed"; index: WrittenIndex }

type Post = (message: ContentThreadMessage) => void

/** Waits for the first message of a kind to the thread. */
type Requested = <Kind extends ContentThreadRequest["kind"]>(
  kind: Kind,
) => Promise<Extract<ContentThreadRequest, { kind: Kind }>>

/** Reads, renders and checks the content tree of a build, in parallel with Gatsby, and makes its search index. */
async function runBuild(post: Post, requested: Requested): Promise<void> {
  const [prefix, request] = [requested("prefix"), requested("index")]
  const data = await renderAndCheck(post, prefix)
  if (!data) return
  dropResults() // a large index needs the memory
  const { folder, written } = await request
  post({ kind: "indexed", index: updateIndex(folder, data, written) })
}

/** @returns the data of the search index; `undefined` if there are errors, which end the build */
async function renderAndCheck(
  post: Post,
  prefix: Promise<{ pathPrefix: string }>,
): Promise<IndexedData | undefined> {
  const { content } = await openStore(post)
  const { pathPrefix } = await prefix
  let sent = 0
  const send = (files: string[], isLast = false) => {
    const results = unsavedResults(sent)
    sent += results.length
    post({ kind: "rendered", files, results, isLast })
  }
  const modules = await loadModules(content.layout)
  cacheDescriptions([...modules.modules.values(), ...modules.newest.values()])
  send(modules.files)
  await renderAll(content, pathPrefix, send)
  send([], true)
  const checked = await check(content, modules)
  await writeResults() // before the message: a build with errors ends as soon as it arrives
  post({ kind: "checked", ...checked })
  if (checked.errors.length > 0) return undefined
  const { site } = loadConfig()
  post({ kind: "drawn", cards: await makeCards(content, site) })
  return { records: searchRecords(content, modules, site), synonyms: content.synonyms }
}

/** Checks the content tree of a preview when it is requested, and again after each change of a file that content can refer to. */
async function runPreview(post: Post, requested: Requested): Promise<void> {
  const [prefix, request] = [requested("prefix"), requested("check")]
  const openedAt = Date.now()
  const store = await openStore(post)
  const { layout } = store
  const checkAll = async () =>
    post({ kind: "checked", ...(await check(store.content, await loadModules(layout))) })
  const first = request.then(() => readAll(store.content)).then(checkAll)
  const checkAgain = runAfterChanges(first, checkAll)
  const changed = runAfterChanges(Promise.resolve(), async (paths) => {
    const { files } = await store.apply(readChanges(store, paths))
    watcher.add(outsidePartials(store.content))
    for (const text of await renderSaved(store.content, files, (await prefix).pathPrefix))
      post({ kind: "saved", text })
    for (const path of paths) checkAgain(path)
  })
  const watched = [...watchedFolders(layout), ...outsidePartials(store.content)]
  const watcher = watchFiles(watched, openedAt, changed)
  // The settings files of a Docusaurus tree are beside its watched folders.
  if (layout.docusaurus)
    watchFiles([layout.root], openedAt, changed, (file) => !leadsToSettings(layout, file))
  await first
  await writeResults()
}

/**
 * Parses pages and draws their diagrams, so that the first check finds the results in the cache. The thread handles changes between two
 * pages; the check itself would block it until all are parsed.
 */
async function readAll(content: Content): Promise<void> {
  for (const document of content.documents) {
    checkDrawings([toCheckedPage(document, content)])
    await setImmediate()
  }
}

async function openStore(post: Post): Promise<ContentStore> {
  const { site } = loadConfig()
  await readResults()
  const store = new ContentStore(configuredLayout())
  await store.apply(readTree(store.layout))
  post({ kind: "read", errors: sortProblems(store.content.problems, checkLevels(site)).errors })
  return store
}

async function check(content: Content, modules: LoadedModules): Promise<SortedProblems> {
  const { site } = loadConfig()
  const problems = await checkContent(content, site, { today: new Date(), modules, drawings: true })
  return sortProblems(problems, checkLevels(site))
}

/**
 * Number of pages per message of a build: enough to keep the cost of messages low, and few enough to start
 * queries early.
 */
const pagesPerMessage = 20

/**
 * Renders all pages that do not need Gatsby. Pages that publish images or other files are rendered by their queries.
 * @param send called with files whose pages are rendered
 */
async function renderAll(
  content: Content,
  pathPrefix: string,
  send: (files: string[]) => void,
): Promise<void> {
  const contextOf = contextsWithoutFiles(content, pathPrefix, () => {})
  const { documents } = content
  for (let start = 0; start < documents.length; start += pagesPerMessage) {
    const some = documents.slice(start, start + pagesPerMessage)
    for (const document of some) await renderDocument(document, contextOf(document))
    send(some.map(({ file }) => file))
  }
}

/** Renders the texts of pages, except those with files that only Gatsby can publish. */
async function renderSaved(
  content: Content,
  files: readonly string[],
  pathPrefix: string,
): Promise<SavedText[]> {
  const texts: SavedText[] = []
  for (const document of content.documents.filter(({ file }) => files.includes(file))) {
    let needsGatsby = document.format === "mdx"
    const contextOf = contextsWithoutFiles(content, pathPrefix, () => {
      needsGatsby = true
    })
    const { html } = await renderDocument(document, contextOf(document))
    if (!needsGatsby) texts.push({ slug: document.slug, html })
  }
  return texts
}

/** Contexts for pages whose files are published by Gatsby; `onFile` is called when a page has such a file. */
function contextsWithoutFiles(content: Content, pathPrefix: string, onFile: () => void) {
  const { environment, site } = loadConfig()
  return documentContexts({
    ...content,
    site,
    siteUrl: environment.SITE_URL,
    pathPrefix,
    onFile,
    publishFile: () => "",
    resolveImageFile: () => Promise.resolve({ src: "", width: 0, height: 0 }),
  })
}

if (!isMainThread && parentPort) {
  const port = parentPort
  const { mode } = workerData as ContentThreadData
  const post: Post = (message) => port.postMessage(message)
  const requested: Requested = (kind) =>
    new Promise((resolve) => {
      const listen = (request: ContentThreadRequest) => {
        if (request.kind !== kind) return
        port.off("message", listen) // a thread without listeners ends
        resolve(request as Extract<ContentThreadRequest, { kind: typeof kind }>) // checked by the condition
      }
      port.on("message", listen)
    })
  void (mode === "build" ? runBuild(post, requested) : runPreview(post, requested))
}
