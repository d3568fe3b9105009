import { expect, test } from "vitest"
import { normalizeQuery } from "./normalize-query"

test.each([
  ["vpc peering", "vpc peering"],
  ["  vpc\tpeering ", "vpc peering"],
  ["╷\n│ Error: No such index\n│\n│   on main.tf line 3:\n╵", "Error: No such index"],
  ["│ Error: The index││ is gone", "Error: The index is gone"],
  ["vpc\npeering", "vpc peering"],
  ["╷╵", "╷╵"],
])("the query of %j is %j", (query, expected) => {
  expect(normalizeQuery(query)).toBe(expected)
})

test("the frame of a long message does not count towards the maximum length", () => {
  const frame = Array.from({ length: 40 }, (_, line) => `│   on main.tf line ${line}:\n`).join("")
  expect(normalizeQuery(`${frame}│ Error: No such index`)).toBe("Error: No such index")
  expect(normalizeQuery(`a\n${"word ".repeat(500)}`)).toHaveLength(500)
})

test("output before an error does not count towards the maximum length", () => {
  const plan = Array.from({ length: 40 }, (_, line) => `  + attribute_${line} = (known after apply)\n`).join(
    "",
  )
  expect(normalizeQuery(`Plan failed.\n${plan}│ Error: No such index`)).toBe("Error: No such index")
  expect(normalizeQuery("Plan failed.\nError: No such index")).toBe("Plan failed. Error: No such index")
})
