import type { ClipboardEvent } from "react"
import { afterEach, beforeEach, expect, test, vi } from "vitest"

const framed = "╷\n│ Error: No such index\n╵"

beforeEach(() => vi.resetModules())
afterEach(() => vi.doUnmock("./normalize-query"))

/** Pastes a text into a field. Returns whether the browser inserts it, and the texts that the code has inserted instead. */
async function paste(text: string) {
  const { pasteMessage } = await import("./paste-message")
  const field = { selectionStart: 0, selectionEnd: 0, setRangeText: vi.fn(), dispatchEvent: vi.fn() }
  const preventDefault = vi.fn()
  await pasteMessage({
    currentTarget: field,
    clipboardData: { getData: () => text },
    preventDefault,
  } as unknown as ClipboardEvent<HTMLInputElement>) // has all members that are used
  const put = field.setRangeText.mock.calls.map(([value]) => value as string)
  expect(field.dispatchEvent).toHaveBeenCalledTimes(put.length)
  return { byBrowser: preventDefault.mock.calls.length === 0, put }
}

test("a message from a tool is cleaned; the browser pastes any other text", async () => {
  expect(await paste(framed)).toEqual({ byBrowser: false, put: ["Error: No such index"] })
  expect(await paste("vpc peering")).toEqual({ byBrowser: true, put: [] })
})

test("a message is pasted as it is if the code that cleans it cannot be loaded", async () => {
  vi.doMock("./normalize-query", () => {
    throw new Error("Loading chunk 7 failed.")
  })
  expect(await paste(framed)).toEqual({ byBrowser: false, put: [framed] })
})
