import { afterEach, expect, test, vi } from "vitest"
import { copyText } from "./copy-text"

afterEach(() => vi.unstubAllGlobals())

test("a text that was copied has a message, and one that was not has the reason", async () => {
  const writeText = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error("denied."))
  vi.stubGlobal("navigator", { clipboard: { writeText } })
  expect([await copyText("a"), await copyText("b")]).toEqual(["Copied", "Not copied: denied."])
  expect(writeText.mock.calls).toEqual([["a"], ["b"]])
})

test("without a clipboard, as on a page that is not secure, the reader learns why", async () => {
  vi.stubGlobal("navigator", {})
  const reason = "Not copied: the browser gives this page no access to the clipboard."
  expect(await copyText("a")).toBe(reason)
  expect(await copyText(Promise.resolve("a"))).toBe(reason)
})
