import { expect, test } from "vitest"
import { descriptionLinks } from "./description-links"
import { parseVariables } from "./parse-module"

test("the links of descriptions have the positions of their addresses in the file", async () => {
  const text = `variable "a" {
  type        = string
  description = "See [guides](/guides/a) and [the same](/guides/a)."
}

variable "b" {
  type        = string
  description = "See \\u005bone](/guides/b)."
}
`
  const { inputs } = await parseVariables({ file: "variables.tf", text })
  expect(descriptionLinks(text, inputs)).toEqual([
    { url: "/guides/a", line: 3, column: 31 },
    { url: "/guides/a", line: 3, column: 57 },
    { url: "/guides/b", line: 8, column: 33 },
  ])
})
