import { expect, test } from "vitest"
import { readCodeLines } from "./code-lines"

const plain = { fragment: false, diff: false }

test("a line that ends with a backslash continues a command, and not its output", () => {
  const session = ["$ ls \\", "  -la", "C:\\", "$ pwd", "PS C:\\> dir"].join("\n")
  expect(readCodeLines(session, plain, "shell-session").map(({ prompt, text }) => [prompt, text])).toEqual([
    ["$", "ls \\"],
    ["", "  -la"],
    [undefined, "C:\\"],
    ["$", "pwd"],
    ["PS C:\\>", "dir"],
  ])
})

test.each([
  ["+ a\n  b\n- c", ["add  a", "  b", "del  c"]],
  ["+a\nb\n-c", ["add a", " b", "del c"]],
  ["--- a\n+++ b\n@@ -1 +1 @@\n-c\n+d\n e", [" --- a", " +++ b", " @@ -1 +1 @@", "del c", "add d", " e"]],
])("the signs of the diff %j are removed, with the spaces in the same column", (source, lines) => {
  expect(readCodeLines(source, plain, "diff").map(({ diff = "", text }) => `${diff} ${text}`)).toEqual(lines)
})
