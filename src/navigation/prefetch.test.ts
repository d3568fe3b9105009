import { afterEach, beforeEach, expect, test, vi } from "vitest"

const abort = vi.fn()
const enqueue = vi.fn(() => ({ abort }))
const hovering = vi.fn()
const observed = new Set<Element>()
let report: (entries: { isIntersecting: boolean; target: Element }[]) => void

beforeEach(() => {
  vi.resetModules()
  vi.clearAllMocks()
  vi.useFakeTimers()
  observed.clear()
  vi.stubGlobal("window", {
    location: { href: "https://example.com/intro", pathname: "/intro" },
    setTimeout,
    clearTimeout,
    ___loader: { loadPage: () => undefined, loadPageSync: () => undefined, enqueue, hovering },
    ___navigate: () => undefined,
  })
  vi.stubGlobal("navigator", {})
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(onChange: typeof report) {
        report = onChange
      }
      observe = (link: Element) => void observed.add(link)
      unobserve = (link: Element) => void observed.delete(link)
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function linkTo(href: string): Element {
  return Object.assign(new EventTarget(), { getAttribute: () => href }) as unknown as Element // no other method is called
}

/** A link that is observed, with the function that ends this. */
async function observedLink(href: string) {
  const { prefetchInView } = await import("./prefetch")
  const link = linkTo(href)
  return { link, end: prefetchInView(link) }
}

test.each([
  ["a browser without the interface", undefined, true],
  ["4g", { effectiveType: "4g", saveData: false }, true],
  ["2g", { effectiveType: "2g", saveData: false }, false],
  ["slow 2g", { effectiveType: "slow-2g" }, false],
  ["data saving", { effectiveType: "4g", saveData: true }, false],
])("prefetching with %s: %s", async (_, connection, expected) => {
  const { mayPrefetch } = await import("./prefetch")
  expect(mayPrefetch(connection)).toBe(expected)
})

test("only the page of the link on which the pointer rests is prefetched", async () => {
  const { prefetchPointed } = await import("./prefetch")
  prefetchPointed(linkTo("/guides"))
  vi.advanceTimersByTime(64)
  prefetchPointed(linkTo("/tools?tab=a#top"))
  vi.advanceTimersByTime(64)
  expect(hovering).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(hovering.mock.calls).toEqual([["/tools"]])
  vi.advanceTimersByTime(1000)
  expect(hovering).toHaveBeenCalledOnce()
})

test("no page is prefetched when the pointer leaves the link; the page is when the pointer rests on the link later", async () => {
  const { prefetchPointed } = await import("./prefetch")
  const link = linkTo("/guides")
  prefetchPointed(link)
  link.dispatchEvent(new Event("pointerleave"))
  vi.advanceTimersByTime(1000)
  expect(hovering).not.toHaveBeenCalled()
  prefetchPointed(link)
  vi.advanceTimersByTime(1000)
  expect(hovering.mock.calls).toEqual([["/guides"]])
})

test("no page is prefetched on hover when the reader saves data", async () => {
  const { prefetchPointed } = await import("./prefetch")
  vi.stubGlobal("navigator", { connection: { saveData: true } })
  prefetchPointed(linkTo("/guides"))
  vi.advanceTimersByTime(1000)
  expect(hovering).not.toHaveBeenCalled()
})

test("without Gatsby's globals, nothing is prefetched", async () => {
  const { prefetchPointed } = await import("./prefetch")
  vi.stubGlobal("window", { ...window, ___navigate: undefined })
  prefetchPointed(linkTo("/guides"))
  const { link } = await observedLink("/guides")
  report([{ isIntersecting: true, target: link }])
  vi.advanceTimersByTime(1000)
  expect([hovering, enqueue].flatMap(({ mock }) => mock.calls)).toEqual([])
})

test("the page of a link in view is prefetched; its own page is not", async () => {
  const { link } = await observedLink("/guides/vpc?tab=a#subnets")
  const { link: own } = await observedLink("#subnets")
  report([
    { isIntersecting: true, target: link },
    { isIntersecting: true, target: own },
  ])
  expect(enqueue.mock.calls).toEqual([["/guides/vpc"]])
})

test("the prefetch of a link that the reader has scrolled past is cancelled once", async () => {
  const { link, end } = await observedLink("/guides/vpc")
  report([{ isIntersecting: true, target: link }])
  expect(abort).not.toHaveBeenCalled()
  report([{ isIntersecting: false, target: link }])
  expect(abort).toHaveBeenCalledOnce()
  end()
  expect(abort).toHaveBeenCalledOnce()
})

test("a link that is no longer on the page is not observed, and its prefetch is cancelled", async () => {
  const { link, end } = await observedLink("/guides/vpc")
  expect([...observed]).toEqual([link])
  report([{ isIntersecting: true, target: link }])
  end()
  expect([...observed]).toEqual([])
  expect(abort).toHaveBeenCalledOnce()
})
