import { afterEach, beforeEach, expect, test, vi } from "vitest"

const abort = vi.fn()
const enqueue = vi.fn(() => ({ abort }))
const observed = new Set<Element>()
let report: (entries: { isIntersecting: boolean; target: Element }[]) => void

beforeEach(() => {
  vi.resetModules()
  vi.clearAllMocks()
  observed.clear()
  vi.stubGlobal("window", {
    location: { href: "https://example.com/intro", pathname: "/intro" },
    ___loader: {
      loadPage: () => undefined,
      loadPageSync: () => undefined,
      enqueue,
      hovering: () => undefined,
    },
    ___navigate: () => undefined,
  })
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
afterEach(() => vi.unstubAllGlobals())

/** A link that is observed, with the function that ends this. */
async function observedLink(href: string) {
  const { prefetchInView } = await import("./prefetch-in-view")
  const link = { getAttribute: () => href } as unknown as Element // the only method that is called
  return { link, end: prefetchInView(link) }
}

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
