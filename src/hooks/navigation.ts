import { tidyAddress } from "../shared/paths"
import { isFailedScript } from "./failed-script"
import { gatsbyRuntime, type LoadedPage } from "./gatsby-runtime"
import { isAnswered } from "./probe-page"
import { type Failure, routeState } from "./route-state"
import { isOverlayEntry } from "./use-back-closes"

/** A page that the reader asked for. */
interface Request {
  /** Path of the page, with the path prefix. */
  path: string
  /** Shows the page once it is loaded. */
  show: () => void
  /** Leaves it to the browser to load the page. */
  loadDocument: () => void
}

/** Counts what the reader asked for: only the last page asked for is shown. */
let asked = 0
/** The last of what was asked for that was shown, or is about to be. */
let shown = 0
/** Whether the address is, by going back or forward, that of a page which is not on the screen yet. */
let ahead = false
/** Path of the page on the screen. */
let onScreen = ""
/** Whether the reader went back or forward, and the page that they left is still on the screen. */
let isLeaving = false

/**
 * Loads pages in Gatsby's place, which answers a page that cannot be loaded with a full load that loses query and
 * fragment. Here the page on the screen stays until the next one is there, and a failure is told and can be retried.
 * Call it in `onClientEntry`.
 * @param onFirstFailure called when the page of the document itself cannot be brought to life
 */
export function takeOverNavigation(onFirstFailure: () => void): void {
  const runtime = gatsbyRuntime()
  const { ___navigate: navigate } = runtime

  runtime.___navigate = (to, options) => {
    if (typeof to === "number") return navigate(to)
    const address = tidyAddress(to)
    const { pathname } = new URL(address, window.location.href)
    const replaces = () => options?.replace === true || isOverlayEntry()
    void open({
      path: pathname,
      show: () => navigate(address, { ...options, replace: replaces() }),
      loadDocument: () => window.location[replaces() ? "replace" : "assign"](address),
    })
  }

  window.addEventListener("scroll", keepPositions)
  if (tidyLocation()) announceLocation()
  void watchFirstLoad(onFirstFailure)
}

/**
 * Going back or forward, the browser scrolls to where the next page was left while the last one is still on the screen,
 * and Gatsby would take that for the position of the last one. Listens before Gatsby does.
 */
function keepPositions(event: Event): void {
  if (isLeaving) event.stopImmediatePropagation()
}

/**
 * Keeps Gatsby from answering a script that did not come with a full load, which may need that script too, and so on for
 * ever. Call it while modules load: Gatsby listens from then on, and who listens first hears first.
 */
export function forgiveFailedScripts(): void {
  window.addEventListener("unhandledrejection", (event) => {
    if (isFailedScript(event.reason)) event.stopImmediatePropagation()
  })
}

/** Lets a page that the reader goes back or forward to come on the screen only when it is there. Listens before the router does. */
function holdTraversals(): void {
  window.addEventListener("popstate", (event) => {
    tidyLocation()
    isLeaving = window.location.pathname !== onScreen
    if (gatsbyRuntime().___loader.loadPageSync(window.location.pathname)) {
      asked += 1
      shown = asked
      // A router that never left this page has nothing to tell; a failure stays until the reader leaves.
      if (ahead || routeState.get().status === "loading") routeState.finish()
      ahead = false
      return
    }
    event.stopImmediatePropagation()
    ahead = true
    void open({
      path: window.location.pathname,
      show: announceLocation,
      loadDocument: () => window.location.reload(),
    })
  })
}

/**
 * A page is on the screen; the reader may have asked for another one meanwhile. Call it in `onRouteUpdate`.
 * @param path path of the page, with the path prefix
 */
export function arrive(path: string): void {
  onScreen = path
  isLeaving = false
  if (shown === asked) routeState.finish()
}

async function open(request: Request): Promise<void> {
  const id = ++asked
  if (gatsbyRuntime().___loader.loadPageSync(request.path)) return show(request)
  routeState.start()
  const page = await load(request.path)
  if (id !== asked) return
  if (isLoaded(page)) show(request)
  else await recover(request, { title: "The page could not be loaded.", message: messageOf(page) })
}

function show(request: Request): void {
  shown = asked
  ahead = false
  request.show()
}

/** Hands a page that failed to the browser as soon as the host has an answer to it; until then the reader may retry. */
async function recover(request: Request, problem: Omit<Failure, "retry">): Promise<void> {
  const id = asked
  const answered = await isAnswered(request.path)
  if (id !== asked) return
  if (answered) request.loadDocument()
  else fail(request, problem)
}

function fail(request: Request, problem: Omit<Failure, "retry">): void {
  isLeaving = false
  const failure: Failure = {
    ...problem,
    retry: () => {
      asked += 1
      routeState.start(failure)
      void recover(request, problem)
    },
  }
  routeState.fail(failure)
}

/** Without its data or script a page is still there to be read, and never reloads by itself: it might do so forever. */
async function watchFirstLoad(onFailure: () => void): Promise<void> {
  const path = window.location.pathname
  const page = await load(path)
  if (isLoaded(page)) return holdTraversals()
  onFailure()
  const problem = {
    title: "Parts of this page do not work.",
    message: `Its text is complete, but its buttons and menus did not load. ${messageOf(page)}`,
  }
  fail({ path, show: () => undefined, loadDocument: () => window.location.reload() }, problem)
}

/** The page, or an error; Gatsby throws some of them. */
async function load(path: string): Promise<LoadedPage> {
  try {
    return await gatsbyRuntime().___loader.loadPage(path)
  } catch (error) {
    return { status: "error", error }
  }
}

function isLoaded(page: LoadedPage): boolean {
  return page !== undefined && page.status !== "error"
}

function messageOf(page: LoadedPage): string {
  if (!navigator.onLine) return "You are offline."
  return page?.error instanceof Error ? page.error.message : "The server did not answer."
}

/** Gives the address its usual form. Returns whether it had another one. */
function tidyLocation(): boolean {
  const { pathname, search, hash } = window.location
  const address = pathname + search + hash
  const tidy = tidyAddress(address)
  if (tidy === address) return false
  window.history.replaceState(window.history.state, "", tidy)
  return true
}

/** Lets the router read the address anew. */
function announceLocation(): void {
  window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }))
}
