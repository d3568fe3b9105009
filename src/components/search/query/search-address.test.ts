import { expect, test } from "vitest"
import { readSearchAddress } from "./read-search-address"
import { searchAddress } from "./search-address"

const known = { sections: ["Guides", "FAQ"], tags: ["ec2", "vpc"] }

test("an address contains the query and the filters", async () => {
  const address = {
    query: "vpc & peering",
    kinds: ["guide" as const],
    sections: ["Guides", "FAQ"],
    tags: ["vpc"],
  }
  expect(searchAddress(address)).toBe(
    "/search?q=vpc+%26+peering&kind=guide&section=Guides&section=FAQ&tag=vpc",
  )
  expect(await readSearchAddress(searchAddress(address).slice("/search".length), known)).toEqual(address)
  expect(searchAddress({ query: "" })).toBe("/search")
})

test("an error message in an address is cleaned", async () => {
  const search = `?${new URLSearchParams({ q: "╷\n│ Error: No such index\n│   on main.tf line 1:\n╵" })}`
  expect(await readSearchAddress(search, known)).toHaveProperty("query", "Error: No such index")
})

test("a query is truncated to the maximum length", async () => {
  const query = "x".repeat(10_000)
  expect(searchAddress({ query })).toBe(`/search?q=${"x".repeat(500)}`)
  expect(await readSearchAddress(`?q=${query}`, known)).toHaveProperty("query", "x".repeat(500))
})

test.each([
  ["unknown values", "?q=a&section=Nothing&tag=guides&tag="],
  ["values for other facets", "?q=a&section=vpc&tag=FAQ"],
  ["other parameters", "?q=a&kind=x&sections=Guides&page=-1&__proto__=1"],
])("%s are ignored", async (_, search) => {
  expect(await readSearchAddress(search, known)).toEqual({ query: "a", kinds: [], sections: [], tags: [] })
})

test("duplicate values are removed, and malformed percent-encoding is tolerated", async () => {
  expect(await readSearchAddress("?q=%E0%A4%A&tag=vpc&tag=vpc", known)).toMatchObject({ tags: ["vpc"] })
  expect(await readSearchAddress("", known)).toEqual({ query: "", kinds: [], sections: [], tags: [] })
})
