import { afterEach, expect, test, vi } from "vitest"
import { noFilter, readFilter, writeFilter } from "../reference/filter-reference"
import { chosenIn, releaseIn, replaceChosen, withChosen } from "./chosen-inputs"

afterEach(() => vi.unstubAllGlobals())

test.each([
  ["", undefined],
  ["?a=b", undefined],
  ["?build=", []],
  ["?build=a,b", ["a", "b"]],
  ["?x=1&build=a%2Cb", ["a", "b"]],
])("the address %j selects %j", (search, names) => expect(chosenIn(search)).toEqual(names))

test("a choice replaces the previous one and keeps the other parameters of the address", () => {
  expect(withChosen("?build=a&q=1", ["b", "c"])).toBe("?q=1&build=b,c")
  expect(withChosen("", [])).toBe("?build=")
  expect(chosenIn(withChosen("?q=1", ["a_b"]))).toEqual(["a_b"])
})

test("an address without a choice does not open the builder, and keeps its other parameters", () => {
  expect(withChosen("?build=a&q=1")).toBe("?q=1")
  expect(withChosen("?build=")).toBe("")
})

test("a name in an address, which can be any text, adds no other parameter", () => {
  expect(withChosen("", ["a&in=b", "c#d"])).toBe("?build=a%26in%3Db,c%23d")
  expect(chosenIn(withChosen("", ["a&in=b", "c#d"]))).toEqual(["a&in=b", "c#d"])
})

test("a release other than the default is in the address, and is removed with the choice", () => {
  const search = withChosen("?q=1", ["a"], "0.96.3")
  expect(search).toBe("?q=1&build-release=0.96.3&build=a")
  expect(releaseIn(search)).toBe("0.96.3")
  expect(releaseIn(withChosen(search, ["a"]))).toBeNull()
  expect(withChosen(search)).toBe("?q=1")
})

test("the release of the call and the one of the reference's filter are both in the address", () => {
  const filtered = writeFilter(withChosen("", [], "0.96.3"), { ...noFilter, release: "newest" })
  expect([releaseIn(filtered), readFilter(filtered).release]).toEqual(["0.96.3", "newest"])
  expect(readFilter(withChosen(filtered, [])).release).toBe("newest")
  expect(releaseIn(writeFilter(filtered, noFilter))).toBe("0.96.3")
})

test.each([
  ["/vpc", ["/vpc?build=a#b"]],
  ["/vpc/", ["/vpc/?build=a#b"]],
  ["/eks", []],
])("at %s, the choice on the page /vpc changes the address to %j", (pathname, addresses) => {
  const replaced: string[] = []
  const replaceState = (_: unknown, __: string, address: string) => void replaced.push(address)
  vi.stubGlobal("__PATH_PREFIX__", "")
  vi.stubGlobal("window", {
    location: { pathname, search: "", hash: "#b" },
    history: { state: null, replaceState },
  })
  replaceChosen("/vpc", ["a"])
  expect(replaced).toEqual(addresses)
})
