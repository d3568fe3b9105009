import { expect, type Page, test } from "@playwright/test"
import { navigate } from "./navigate"
import { openPage } from "./open-page"

interface Stop {
  path: string
  heading: string | RegExp
}

/** A page for each part of the site that listens to the window, the document or a media query. */
const pages: Stop[] = [
  { path: "/reference/services/security/bastion", heading: /bastion/i },
  { path: "/discussions/knowledge-base/12", heading: /.+/ },
  { path: "/intro/first-deployment/deploy", heading: /deploy/i },
  { path: "/search?q=vpc", heading: /vpc/ },
]

/** Listeners are counted on a page that loads no code of its own later. */
const quiet: Stop = { path: "/tags", heading: "Tags" }

/** Counts the listeners of objects that outlive a page. Code that adds one for a page has to remove it with the page. */
function countListeners(): void {
  type Added = Map<unknown, Set<string>>
  const targets = new Map<EventTarget, Added>()
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype
  const outlives = (target: unknown): target is EventTarget =>
    target === window || target === document || target instanceof MediaQueryList
  const keyOf = (type: string, options: unknown) => {
    const capture =
      typeof options === "object" ? (options as AddEventListenerOptions | null)?.capture : options
    return `${type} ${capture ? "capture" : "bubble"}`
  }
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    // without a target it is the window's
    const target: unknown = this ?? window
    const { once, signal } = typeof options === "object" ? options : {}
    if (outlives(target) && listener && !once && !signal?.aborted) {
      const added: Added = targets.get(target) ?? new Map()
      const keys = added.get(listener) ?? new Set()
      keys.add(keyOf(type, options))
      targets.set(target, added.set(listener, keys))
      signal?.addEventListener("abort", () => keys.delete(keyOf(type, options)))
    }
    add.call(target as EventTarget, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target: unknown = this ?? window
    if (outlives(target)) targets.get(target)?.get(listener)?.delete(keyOf(type, options))
    remove.call(target as EventTarget, type, listener, options)
  }
  const observed = new Map<IntersectionObserver, Set<Element>>()
  const { observe, unobserve, disconnect } = IntersectionObserver.prototype
  IntersectionObserver.prototype.observe = function (element) {
    observed.set(this, (observed.get(this) ?? new Set()).add(element))
    observe.call(this, element)
  }
  IntersectionObserver.prototype.unobserve = function (element) {
    observed.get(this)?.delete(element)
    unobserve.call(this, element)
  }
  IntersectionObserver.prototype.disconnect = function () {
    observed.delete(this)
    disconnect.call(this)
  }
  Object.assign(window, {
    listenerCounts: () => {
      const counts: Record<string, number> = {}
      for (const elements of observed.values())
        for (const element of elements) if (!element.isConnected) counts.observed = (counts.observed ?? 0) + 1
      for (const [target, added] of targets)
        for (const keys of added.values())
          for (const key of keys) {
            const name = `${target.constructor.name} ${key}`
            counts[name] = (counts[name] ?? 0) + 1
          }
      return counts
    },
  })
}

const counts = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { listenerCounts: () => Record<string, number> }).listenerCounts(),
  )

/** Goes to a page as links of the site do, without loading the document again. */
async function follow(page: Page, { path, heading }: Stop) {
  await navigate(page, path)
  await expect(page).toHaveURL(path)
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible()
}

test("leaving a page removes its event listeners", async ({ page }) => {
  await page.addInitScript(countListeners)
  let documents = 0
  page.on("domcontentloaded", () => documents++)
  await openPage(page, quiet.path)
  const round = async () => {
    for (const next of [...pages, quiet]) {
      await follow(page, next)
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    }
    return counts(page)
  }
  const first = await round()
  expect(Object.values(first).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(10)
  await round()
  expect(await round()).toEqual(first)
  expect(documents, "documents loaded: with each, counting starts over").toBe(1)
})
