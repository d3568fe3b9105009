import { afterEach, expect, test, vi } from "vitest"

vi.mock("gatsby", () => ({ withPrefix: (path: string) => path }))

afterEach(() => {
  vi.doUnmock("../../../search/embedded-client")
  vi.unstubAllGlobals()
})

test("code that cannot be loaded is reported without the bundler's message, and requested again by the next call", async () => {
  vi.stubGlobal("SEARCH_SERVICE", null)
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")))
  vi.doMock("../../../search/embedded-client", () => {
    throw new Error("Loading chunk 559 failed.")
  })
  const { loadClient } = await import("./load-client")
  await expect(loadClient()).rejects.toThrow(/^Its code could not be loaded\.$/)
  vi.doUnmock("../../../search/embedded-client")
  await expect(loadClient()).resolves.toHaveProperty("client")
})
