import { expect, type Page, test } from "@playwright/test"
import { openPage } from "./open-page"

/** A page for each part of the site that listens to the window, the document or a media query. */
const pages = [
  { path: "/reference/services/security/bastion", heading: /bastion/i },
  { path: "/discussions/knowledge-base/12", heading: /.+/ },
  { path: "/intro/first-deployment/deploy", heading: /deploy/i },
  { path: "/search?q=vpc", heading: /vpc/ },
]

/** Counts the listeners of what outlives a page: whoever adds one when a page comes has to remove it when the page goes. */
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
  Object.assign(window, {
    listenerCounts: () => {
      const counts: Record<string, number> = {}
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

/** Follows a link to a page, as links of the text do. */
async function follow(page: Page, { path, heading }: (typeof pages)[number]) {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href, textContent: "A link of the test" })
    document.querySelector("main")?.prepend(link)
  }, path)
  await page.getByRole("link", { name: "A link of the test" }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible()
}

test("a page that is left leaves no listener behind", async ({ page }) => {
  await page.addInitScript(countListeners)
  await openPage(page, pages[0]?.path ?? "")
  const round = async () => {
    for (const next of [...pages.slice(1), ...pages.slice(0, 1)]) {
      await follow(page, next)
      await page.waitForLoadState("networkidle")
    }
    return counts(page)
  }
  const first = await round()
  expect(Object.values(first).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(10)
  await round()
  expect(await round()).toEqual(first)
})
