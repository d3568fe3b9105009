import { expect, test } from "vitest"
import { contentTitle } from "./content-title"

test.each([
  ["# From the *heading* {#x}\n\nText", "From the heading"],
  ["\n# A `snake_case` name and \\*signs\\* ##\n", "A snake_case name and *signs*"],
  ["# The `_envcommon` folder", "The _envcommon folder"],
  ["# Use `*` in `__init__`, ``a`b`` and `{#id}`", "Use * in __init__, a`b and {#id}"],
  ["# Search &amp; find", "Search & find"],
  ["# The <code>x</code><!-- y --> of **List<String>**", "The x of List<String>"],
  ["# 1. Use C#", "1. Use C#"],
  ["# With an \\{#id} ##", "With an"],
  ["#  ", undefined],
  ["# \n\nText", undefined],
  ["#   A plain title  \r\n\r\nText", "A plain title"],
  ["# Over signs\n===", "Over signs"],
  ["Over signs\r===\rText", "Over signs"],
  ["- A list\n===", undefined],
  ["[Linked](/x) title\n===\n\nText", "Linked title"],
  ["<!-- A note. -->\n\n# After a comment", "After a comment"],
  ["Text\n\n# Later", undefined],
  ["## A section", undefined],
  ["\n===", undefined],
  ["", undefined],
])("the title of %j", (body, title) => {
  expect(contentTitle(body, "md")).toBe(title)
})

test("in MDX, comments of both kinds can precede the title", () => {
  const body = '{/* A\nnote. */}\n\n<!-- Another. -->\n\nimport A from "./a"\n\n{/* Last. */ }\n# Title\n'
  expect(contentTitle(body, "mdx")).toBe("Title")
  expect(contentTitle(body, "md")).toBeUndefined()
})

test("in MDX, imports can precede the title", () => {
  const body = 'import A from "./a"\nimport B from "./b"\n\nexport const c = 1\n\n# Title {/* #id */}\n'
  expect(contentTitle(body, "mdx")).toBe("Title")
  expect(contentTitle(body, "md")).toBeUndefined()
  expect(contentTitle("# The <Badge>new</Badge> one", "mdx")).toBe("The new one")
})
