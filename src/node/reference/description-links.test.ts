import { expect, test } from "vitest"
import { descriptionLinks } from "./description-links"
import { parseOutputs, parseVariables } from "./parse-module"

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

test("an address before an escaped line end or a quotation mark has its position", async () => {
  const text = 'variable "a" {\n  description = "See [a][1] and [b][2].\\n\\n[1]: /a\\n[2]: /b"\n}\n'
  const { inputs } = await parseVariables({ file: "variables.tf", text })
  expect(descriptionLinks(text, inputs)).toEqual([
    { url: "/a", line: 2, column: 49 },
    { url: "/b", line: 2, column: 58 },
  ])
})

test("an address on the last line, which no line break ends, has its position", async () => {
  const text = 'output "a" { description = "See [a](/a)." }\noutput "b" { description = "See [b](/b)." }'
  const { outputs } = await parseOutputs({ file: "outputs.tf", text })
  expect(descriptionLinks(text, outputs)).toEqual([
    { url: "/a", line: 1, column: 37 },
    { url: "/b", line: 2, column: 37 },
  ])
})
