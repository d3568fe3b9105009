import { expect, test } from "vitest"
import { extendLedger, formatLedger, parseLedger } from "./ledger"

test("a ledger only grows, and has one sorted line per page", () => {
  const { ledger, addedPages, addedHeadings } = extendLedger({ "/old": ["gone"], "/b": ["x"] }, [
    { slug: "/b", headings: ["y"] },
    { slug: "/a/", headings: ["one"] },
  ])
  expect([addedPages, addedHeadings]).toEqual([1, 2])
  expect(formatLedger(ledger)).toBe('{\n  "/a": ["one"],\n  "/b": ["x","y"],\n  "/old": ["gone"]\n}\n')
  expect(parseLedger("ledger.json", formatLedger(ledger))).toEqual({
    "/a": ["one"],
    "/b": ["x", "y"],
    "/old": ["gone"],
  })
})

test("an invalid ledger is rejected with a fix", () => {
  const message =
    "content/ledger.json is not a list of addresses. Take it from the last commit, and run `npm run ledger`."
  for (const text of ["{", "[]", '{"a": ["x"]}', '{"/a": "x"}'])
    expect(() => parseLedger("content/ledger.json", text)).toThrow(message)
})
