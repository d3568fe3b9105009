import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { checkData, followData } from "./follow-data"

/** The data of a page at the server and in the tab, `undefined` if there is no such page. */
type Data = { componentChunkName: string; result: { data: object } } | undefined

const data = (text: string): Data => ({ componentChunkName: "doc", result: { data: { text } } })

const reload = vi.fn()
const fetched = vi.fn()

/** Opens a page in a tab. `loaded` is the data that the tab has, `null` while the page is loading. */
function open(loaded: Data | null, pathname = "/guides/vpc/") {
  const notFound = { componentChunkName: "404", result: {} }
  const loader = {
    loaded,
    loadPageSync: () => {
      if (loader.loaded === null) return undefined
      const { componentChunkName, result } = loader.loaded ?? notFound
      return { json: result, page: { componentChunkName } }
    },
    isPageNotFound: () => (loader.loaded ? undefined : true), // as Gatsby's loader does
    loadPage: vi.fn(),
    enqueue: vi.fn(),
    hovering: vi.fn(),
  }
  vi.stubGlobal("window", { ___loader: loader, ___navigate: vi.fn(), location: { pathname, reload } })
  return loader
}

const answers = (atServer: Data) => () =>
  Promise.resolve(atServer ? Response.json(atServer) : Response.json({}, { status: 404 }))

beforeEach(() => {
  reload.mockReset()
  fetched.mockReset()
  vi.stubGlobal("fetch", fetched)
})
afterEach(() => vi.unstubAllGlobals())

test.each<[string, Data, Data, number]>([
  ["has the data of the server", data("a"), data("a"), 0],
  ["missed an update", data("a"), data("b"), 1],
  ["has another template", data("a"), { ...data("a")!, componentChunkName: "mdx" }, 1],
  ["says that there is none, and the page exists now", undefined, data("a"), 1],
  ["is gone from the server", data("a"), undefined, 1],
  ["says that there is none, and there is none", undefined, undefined, 0],
])("an open page that %s", async (_, loaded, atServer, times) => {
  open(loaded)
  fetched.mockImplementation(answers(atServer))
  await checkData()
  const request = ["/page-data/guides/vpc/page-data.json", { cache: "no-store" }]
  expect(fetched.mock.calls).toEqual(times === 0 ? [request] : [request, request])
  expect(reload).toHaveBeenCalledTimes(times)
})

test("the data are checked when Gatsby has handled a change", async () => {
  open(data("a"))
  fetched.mockImplementation(answers(data("b")))
  let settle = () => {}
  followData({
    on(_, listen: (settled: never) => void) {
      settle = () => listen(true as never) // the event is "settled"
      return () => {}
    },
  })
  expect(fetched).not.toHaveBeenCalled()
  settle()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test("a page that is still loading is not checked", async () => {
  open(null)
  await checkData()
  expect(fetched).not.toHaveBeenCalled()
})

test("a page that Gatsby updates during the check is not loaded again", async () => {
  const loader = open(data("a"))
  fetched.mockImplementation(() => {
    loader.loaded = data("b")
    return answers(data("b"))()
  })
  await checkData()
  expect(reload).not.toHaveBeenCalled()
})

test("a page that Gatsby updates just after the server's answer is not loaded again", async () => {
  const loader = open(data("a"))
  fetched.mockImplementationOnce(answers(data("b")))
  fetched.mockImplementationOnce(() => {
    loader.loaded = data("b")
    return answers(data("b"))()
  })
  await checkData()
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(reload).not.toHaveBeenCalled()
})

test("a page that was left during the check is not loaded again", async () => {
  open(data("a"))
  fetched.mockImplementation(() => {
    window.location.pathname = "/guides/eks"
    return answers(data("b"))()
  })
  await checkData()
  expect(reload).not.toHaveBeenCalled()
})

test("after a change during a check, the page is checked once more", async () => {
  open(data("a"))
  fetched.mockImplementationOnce(() => {
    void checkData()
    void checkData()
    return answers(data("a"))()
  })
  fetched.mockImplementation(answers(data("b")))
  await checkData()
  expect(fetched).toHaveBeenCalledTimes(3)
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["answers with an error", () => Promise.resolve(new Response("", { status: 500 }))],
])("a page is not loaded again, and can be checked later, if the server %s", async (_, answer) => {
  open(data("a"))
  fetched.mockImplementation(answer)
  await checkData()
  expect(reload).not.toHaveBeenCalled()
  fetched.mockImplementation(answers(data("b")))
  await checkData()
  expect(reload).toHaveBeenCalledOnce()
})

test("an error during a check does not prevent the next one", async () => {
  const loader = open(data("a"))
  const { loadPageSync } = loader
  loader.loadPageSync = () => {
    throw new Error("no such page")
  }
  await expect(checkData()).rejects.toThrow("no such page")
  loader.loadPageSync = loadPageSync
  fetched.mockImplementation(answers(data("b")))
  await checkData()
  expect(reload).toHaveBeenCalledOnce()
})
