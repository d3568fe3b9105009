import { afterEach, expect, test, vi } from "vitest"
import { copyText } from "./copy-text"

afterEach(() => vi.unstubAllGlobals())

test("the result of copying is a message: for success, or with the reason for the failure", async () => {
  const writeText = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error("denied."))
  vi.stubGlobal("navigator", { clipboard: { writeText } })
  expect([await copyText("a"), await copyText("b")]).toEqual(["Copied", "Not copied: denied."])
  expect(writeText.mock.calls).toEqual([["a"], ["b"]])
})

test("without a clipboard, as on a page that is not secure, the message says why", async () => {
  vi.stubGlobal("navigator", {})
  const reason = "Not copied: the browser gives this page no access to the clipboard."
  expect(await copyText("a")).toBe(reason)
  expect(await copyText(Promise.resolve("a"))).toBe(reason)
})

test("a browser without clipboard items copies a fetched text, too", async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal("navigator", { clipboard: { writeText } })
  expect(await copyText(Promise.resolve("a"))).toBe("Copied")
  expect(writeText.mock.calls).toEqual([["a"]])
})

test("if a text could not be fetched, the message has the reason for that, not the clipboard's own error", async () => {
  vi.stubGlobal(
    "ClipboardItem",
    class {
      constructor(readonly data: Record<string, Promise<Blob>>) {}
    },
  )
  const write = async ([item]: { data: Record<string, Promise<Blob>> }[]) => {
    await item?.data["text/plain"]?.catch(() => {
      throw new DOMException("does not meet requirements", "DataError")
    })
  }
  vi.stubGlobal("navigator", { clipboard: { write } })
  expect(await copyText(Promise.resolve("a"))).toBe("Copied")
  const failed = Promise.reject<string>(new Error("the server answered 503."))
  expect(await copyText(failed)).toBe("Not copied: the server answered 503.")
})
