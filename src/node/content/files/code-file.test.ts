import { expect, test } from "vitest"
import { codeFileKey, namedCodeFiles } from "./code-file"

test("the files that fences refer to are found in all fences", () => {
  const body = [
    "Text with file=none.",
    '```hcl title="main.tf" file="../a.tf" region="b"',
    "```",
    "> - ~~~go file=b.go",
    ">   ~~~",
    "```text",
    "file=none",
    "```",
    '```text file=""',
    "```",
  ].join("\n")
  expect(namedCodeFiles(body)).toEqual(["../a.tf", "b.go"])
})

test.each([
  ["docs/guides/a.md", "../x.tf", "docs/x.tf"],
  ["docs/guides/a.md", "./x.tf", "docs/guides/x.tf"],
  ["docs/guides/a.md", "/x.tf", "/x.tf"],
  ["docs/guides/a.md", "@site/x.tf", "@site/x.tf"],
])("in %s, %s is looked up as %s", (file, address, key) => {
  expect(codeFileKey(file, address)).toBe(key)
})
