import { expect, test } from "vitest"
import { parseHcl, validityOf } from "./parse-hcl"

test.each([
  ["a sound text", 'a = 1\nb "c" {\n  d = [1, 2]\n}\n'],
  ["an empty text", ""],
  ["a faulty text", "a = \nb {"],
  ["a long text", "a = 1\n".repeat(400)],
  ["a text nested in brackets", `a = ${"[".repeat(400)}${"]".repeat(400)}`],
  ["a text nested in operators", `a = ${"1 + ".repeat(600)}1`],
])("for %s, the quick check and the parser agree", async (_, text) => {
  const { tooDeep } = await parseHcl(text)
  expect(await validityOf(text)).toEqual({ tooDeep })
})

test.each([
  ["a line of dashes in a comment", `# ${"-".repeat(160)}\n`],
  ["lines of dashes in other comments", `// ${"-".repeat(160)}\n/* ${"- \n".repeat(160)} */\n`],
  ["a comment without an end", `a = 1 /* ${"(".repeat(160)}`],
  ["dashes in a text", `a = "${"-".repeat(160)}"\n`],
  ["dashes in a heredoc", `a = <<-EOT\n  ${"-".repeat(160)}\n  EOT\n`],
  ["brackets in comments", "# 1. (a\n".repeat(160)],
  ["brackets in texts", 'a = ["(", "["]\n'.repeat(160)],
])("%s, with and without an error, are not nested too deeply", async (_, text) => {
  expect(await validityOf(text)).toEqual({ tooDeep: false })
  expect(await validityOf(`a =\n${text}`)).toEqual({ tooDeep: false })
})

test("nested strings with brackets are not nested too deeply", async () => {
  expect(await validityOf('a = { b = "${f("#", "(")}" } # (\n'.repeat(160))).toEqual({ tooDeep: false })
})

test("operators that are nested too deeply are detected", async () => {
  expect((await validityOf(`a = ${"1 + ".repeat(600)}1`)).tooDeep).toBe(true)
})
