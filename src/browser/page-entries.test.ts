import { afterEach, expect, test, vi } from "vitest"
import { isAddressOfPage, pageEntries } from "./page-entries"

afterEach(() => vi.unstubAllGlobals())

type Listener = (event: { isTrusted: boolean }) => void

/** The entries of the page `/vpc`. `goTo` goes to an address, as the browser does or as the site's own event says. */
function open() {
  const listeners: Listener[] = []
  const written: string[] = []
  const location = { pathname: "/vpc", hash: "#a" }
  const replaceState = (_state: unknown, _title: string, address: string) => void written.push(address)
  vi.stubGlobal("window", {
    location,
    history: { state: null, replaceState },
    addEventListener: (_type: string, listener: Listener) => void listeners.push(listener),
  })
  const goTo = (pathname: string, isTrusted = true) => {
    location.pathname = pathname
    for (const listener of listeners) listener({ isTrusted })
  }
  return { written, goTo, ...pageEntries(new AbortController().signal) }
}

test("another entry of the same page is followed, and that of another page, which may still be loading, is not", () => {
  const { listen, goTo } = open()
  const follow = vi.fn()
  listen("popstate", follow)
  const calls = (pathname: string) => {
    goTo(pathname)
    return follow.mock.calls.length
  }
  expect([calls("/vpc"), calls("/eks"), calls("/vpc/")]).toEqual([1, 1, 2])
})

test("a query replaces that of the current entry, unless this is of another page", () => {
  const { replaceQuery, written, goTo } = open()
  replaceQuery("?in=a")
  goTo("/eks")
  replaceQuery("?in=b")
  goTo("/vpc/")
  replaceQuery("")
  expect(written).toEqual(["/vpc?in=a#a", "/vpc/#a"])
})

test("the page is the same after its address has been normalized", () => {
  const { listen, replaceQuery, written, goTo } = open()
  const follow = vi.fn()
  listen("popstate", follow)
  goTo("/networking/vpc", false)
  replaceQuery("?in=a")
  expect(follow).toHaveBeenCalledOnce()
  expect(written).toEqual(["/networking/vpc?in=a#a"])
})

test.each([
  ["/docs/vpc", true],
  ["/docs/vpc/", true],
  ["/docs/eks", false],
])("below the prefix /docs, the address %s is that of the page /vpc: %s", (pathname, expected) => {
  vi.stubGlobal("__PATH_PREFIX__", "/docs")
  vi.stubGlobal("window", { location: { pathname } })
  expect(isAddressOfPage("/vpc")).toBe(expected)
})
