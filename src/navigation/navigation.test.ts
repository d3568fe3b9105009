import { afterEach, beforeEach, expect, test, vi } from "vitest"
import type { GatsbyRuntime, LoadedPage } from "./gatsby-runtime"

vi.mock("./probe-page", () => ({ hostResponds: vi.fn() }))

const home = "http://site/guides"

/** Stubs a window with Gatsby's globals. A page loads when the test resolves its entry in `pending`. */
function openWindow(address = home) {
  const pending = new Map<string, (page: LoadedPage) => void>()
  const cached = new Map<string, LoadedPage>()
  const shown: { to: string; replace: boolean | undefined }[] = []
  const target = new EventTarget()
  const location = Object.assign(new URL(address), { assign: vi.fn(), replace: vi.fn(), reload: vi.fn() })
  const history = {
    state: { key: "first" } as object | null,
    replaceState: (state: object) => void (history.state = state),
  }
  const runtime: GatsbyRuntime = {
    ___loader: {
      loadPage: (path) =>
        cached.has(path)
          ? Promise.resolve(cached.get(path))
          : new Promise((resolve) => pending.set(path, resolve)),
      loadPageSync: (path) => cached.get(path),
      enqueue: () => ({ abort: () => undefined }),
      hovering: () => undefined,
      isPageNotFound: () => undefined,
    },
    // like Gatsby, show the page that the loader resolves to
    ___navigate: (to, options) =>
      void window.___loader
        .loadPage(String(to))
        .then(() => shown.push({ to: String(to), replace: options?.replace })),
  }
  const window = Object.assign(target, { setTimeout, location, history, ...runtime }) as unknown as Window &
    GatsbyRuntime
  vi.stubGlobal("window", window)
  vi.stubGlobal("document", { querySelector: () => null })
  vi.stubGlobal("requestAnimationFrame", (action: () => void) => setTimeout(action))
  vi.stubGlobal("navigator", { onLine: true })
  vi.stubGlobal("PopStateEvent", class extends Event {})
  return { window, location, pending, cached, shown }
}

const page = {} as LoadedPage
const settled = () => new Promise((resolve) => setTimeout(resolve))

async function start() {
  vi.resetModules()
  const { controlNavigation, finishNavigation } = await import("./navigation")
  const { routeState } = await import("./route-state")
  const { hostResponds } = await import("./probe-page")
  const onFirstFailure = vi.fn()
  controlNavigation(onFirstFailure)
  return {
    finishNavigation,
    onFirstFailure,
    status: () => routeState.get(),
    hostResponds: vi.mocked(hostResponds),
  }
}

beforeEach(() => vi.clearAllMocks())
afterEach(async () => {
  await settled() // the animation frame after `finishNavigation`
  await settled() // the timer that is set in that frame
  vi.unstubAllGlobals()
})

test("only the page of the latest request is shown; pages of earlier requests are dropped", async () => {
  const { window, pending, shown } = openWindow()
  const { finishNavigation, status } = await start()
  finishNavigation()
  for (let click = 0; click < 50; click += 1) window.___navigate(`/page-${click}`)
  expect(status().status).toBe("loading")
  for (const resolve of pending.values()) resolve(page)
  await settled()
  expect(shown).toEqual([{ to: "/page-49", replace: false }])
})

test("going back cancels a request: its page is not shown when it arrives", async () => {
  const { window, location, pending, shown } = openWindow()
  const { finishNavigation, status } = await start()
  finishNavigation()
  window.___navigate("/tools")
  location.href = "http://site/intro"
  window.dispatchEvent(new Event("popstate"))
  expect(status().status).toBe("loaded")
  pending.get("/tools")?.(page)
  await settled()
  expect(shown).toEqual([])
})

test("a popstate event at the same address, as when a menu is closed, does not cancel the request", async () => {
  const { window, pending, shown } = openWindow()
  const { finishNavigation } = await start()
  finishNavigation()
  window.___navigate("/tools")
  window.dispatchEvent(new Event("popstate"))
  pending.get("/tools")?.(page)
  await settled()
  expect(shown).toEqual([{ to: "/tools", replace: false }])
})

test("a navigation replaces the history entry of an open menu", async () => {
  const { window, pending, shown } = openWindow()
  const { finishNavigation } = await start()
  finishNavigation()
  window.history.replaceState({ key: "first", overlay: true }, "")
  window.___navigate("/tools")
  pending.get("/tools")?.(page)
  await settled()
  expect(shown).toEqual([{ to: "/tools", replace: true }])
})

test("a failed page can be retried, and the browser loads it once the host responds", async () => {
  const { window, location, pending, shown } = openWindow()
  const { finishNavigation, status, hostResponds } = await start()
  finishNavigation()
  hostResponds.mockResolvedValue(false)
  window.___navigate("/tools?from=mail#use")
  pending.get("/tools")?.({ status: "error", error: new Error("Loading chunk 7 failed.") })
  await settled()
  const failed = status()
  expect(failed).toMatchObject({
    status: "failed",
    failure: { title: "The page could not be loaded.", message: "Loading chunk 7 failed." },
  })
  hostResponds.mockResolvedValue(true)
  if (failed.status === "failed") failed.failure.retry()
  expect(status()).toMatchObject({ status: "loading", failure: { title: "The page could not be loaded." } })
  await settled()
  expect(location.assign).toHaveBeenCalledExactlyOnceWith("/tools?from=mail#use")
  expect(shown).toEqual([])
})

test("a prefetched page of an unknown build shows a failure if the server does not answer", async () => {
  const { window, pending, shown } = openWindow()
  const { finishNavigation, status, hostResponds } = await start()
  finishNavigation()
  hostResponds.mockResolvedValue(false)
  window.___navigate("/tools")
  pending.get("/tools")?.({ page: { componentChunkName: "doc", webpackCompilationHash: "" } })
  await settled()
  expect(shown).toEqual([])
  expect(status()).toMatchObject({ status: "failed", failure: { message: "The server did not answer." } })
})

test("a failure that the reader dismisses is hidden, and its retry loads nothing", async () => {
  const { window, location, pending } = openWindow()
  const { finishNavigation, status, hostResponds } = await start()
  finishNavigation()
  hostResponds.mockResolvedValue(false)
  window.___navigate("/tools")
  pending.get("/tools")?.({ status: "error", error: new Error("Loading chunk 7 failed.") })
  await settled()
  const failed = status()
  if (failed.status !== "failed") throw new Error("The page did not fail.")
  hostResponds.mockResolvedValue(true)
  failed.failure.retry()
  failed.failure.dismiss()
  expect(status()).toEqual({ status: "loaded" })
  await settled()
  expect(location.assign).not.toHaveBeenCalled()
  expect(status()).toEqual({ status: "loaded" })
})

test("a failed page is not loaded if the host responds after the reader has opened another page", async () => {
  const { window, location, pending } = openWindow()
  const { finishNavigation, status, hostResponds } = await start()
  finishNavigation()
  let respond: (answered: boolean) => void = () => undefined
  hostResponds.mockReturnValue(new Promise((resolve) => (respond = resolve)))
  window.___navigate("/tools")
  pending.get("/tools")?.(undefined)
  await settled()
  location.href = "http://site/intro"
  window.dispatchEvent(new Event("popstate"))
  respond(true)
  await settled()
  expect(location.assign).not.toHaveBeenCalled()
  expect(status()).toEqual({ status: "loaded" })
})

test.each([
  [true, "The server did not answer."],
  [false, "You are offline."],
])("without a reason from Gatsby, and online %s: %s", async (onLine, message) => {
  const { window, pending } = openWindow()
  const { finishNavigation, status, hostResponds } = await start()
  finishNavigation()
  vi.stubGlobal("navigator", { onLine })
  hostResponds.mockResolvedValue(false)
  window.___navigate("/tools")
  pending.get("/tools")?.(undefined)
  await settled()
  expect(status()).toMatchObject({ failure: { message } })
})

test("the document's own page is never reloaded automatically", async () => {
  const { window, location, pending } = openWindow()
  const { onFirstFailure, status } = await start()
  void window.___loader.loadPage("/guides?q=a")
  pending.get("/guides")?.(undefined)
  await settled()
  expect(onFirstFailure).toHaveBeenCalledOnce()
  expect(status()).toMatchObject({
    failure: {
      title: "Parts of this page do not work.",
      message: "Its text is complete, but its buttons and menus did not load. The server did not answer.",
    },
  })
  expect(location.reload).not.toHaveBeenCalled()
})

test("the failure of the document's own page stays when the document is shown, and when the reader follows a fragment", async () => {
  const { window, location, pending } = openWindow()
  const { status } = await start()
  void window.___loader.loadPage("/guides")
  pending.get("/guides")?.(undefined)
  await settled()
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }))
  location.hash = "#vpc"
  window.dispatchEvent(new Event("popstate"))
  expect(status().status).toBe("failed")
})

test("before hydration, the failure of another page than the document's is Gatsby's to handle", async () => {
  const { window, pending } = openWindow()
  const { onFirstFailure, status } = await start()
  const loaded = vi.fn()
  void window.___loader.loadPage("/404.html").then(loaded)
  pending.get("/404.html")?.({ status: "error" })
  await settled()
  expect(loaded.mock.calls).toEqual([[{ status: "error" }]])
  expect(onFirstFailure).not.toHaveBeenCalled()
  expect(status()).toEqual({ status: "loaded" })
})

test("the page of a history entry is shown although its build cannot be asked for", async () => {
  const { window, pending } = openWindow()
  const { finishNavigation } = await start()
  finishNavigation()
  const loaded = vi.fn()
  void window.___loader.loadPage("/tools").then(loaded)
  const found = { page: { componentChunkName: "doc", webpackCompilationHash: "" } }
  pending.get("/tools")?.(found)
  await settled()
  expect(loaded.mock.calls).toEqual([[found]])
})

test("a step in the history is left to Gatsby", async () => {
  const { window } = openWindow()
  const navigate = vi.fn()
  window.___navigate = navigate
  await start()
  window.___navigate(-1)
  expect(navigate.mock.calls).toEqual([[-1]])
})

test("a page restored from the back-forward cache has no pending request", async () => {
  const { window, pending, shown } = openWindow()
  const { finishNavigation, status } = await start()
  finishNavigation()
  window.___navigate("/tools")
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
  expect(status().status).toBe("loaded")
  pending.get("/tools")?.(page)
  await settled()
  expect(shown).toEqual([])
})

test("Gatsby finds the script of a page in the chunk mapping", async () => {
  const { window } = openWindow()
  window.___chunkMapping = JSON.stringify({ template: ["/template.js"] })
  await start()
  expect(window.___chunkMapping).toEqual({ template: ["/template.js"] })
})

test("when one of Gatsby's globals is missing, Gatsby's own navigation is used", async () => {
  const { window } = openWindow()
  const { enqueue, hovering, loadPageSync } = window.___loader
  const loader = { enqueue, hovering, loadPageSync } as GatsbyRuntime["___loader"]
  window.___loader = loader
  const navigate = window.___navigate
  await start()
  expect(window.___navigate).toBe(navigate)
  expect(window.___loader).toEqual({ enqueue, hovering, loadPageSync })
})
