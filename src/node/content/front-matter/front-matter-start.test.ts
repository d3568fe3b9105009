import { expect, test } from "vitest"
import { frontMatterFault } from "./front-matter-start"

const fields = "---\ntitle: A page\n---\n"

test.each([
  [`\n\n${fields}`, 3, "remove the empty lines above it."],
  [`Text.\n\n${fields}`, 3, "move it to the top of the file."],
  [`${fields}\n---\ndescription: Text.\n---\n`, 5, "move its fields into the first block."],
  ["---\ntitle: A page\n...\n", 3, "write three hyphens."],
  ["--\ntitle: A page\n---\n", 1, "write three hyphens, without a space before them."],
])("front matter that is not recognized is reported: %j", (raw, line, fix) => {
  expect(frontMatterFault(raw)).toMatchObject({ line, fix })
})

test.each([
  ["an example in a code block", `Text.\n\n\`\`\`md\n${fields}\`\`\`\n`],
  ["fields far below the top", `${"Text.\n\n".repeat(15)}${fields}`],
  ["a line of hyphens above other text", "--\nfoo: bar\n---\n"],
])("%s is no front matter", (_, raw) => {
  expect(frontMatterFault(raw)).toBeUndefined()
})
