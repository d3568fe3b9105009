import { expect, test } from "vitest"
import { type CodeLine, copiedText } from "./code-text"

test.each([
  ["plain code", [{ text: "a {" }, { text: "" }, { text: "}" }], "a {\n\n}"],
  [
    "a session: commands without prompt and output",
    [{ text: "ls", prompt: "$" }, { text: "a  b" }, { text: "pwd", prompt: "$" }],
    "ls\npwd",
  ],
  [
    "a command over two lines",
    [
      { text: "terraform plan \\", prompt: "$" },
      { text: "  -out=plan", prompt: "" },
      { text: "Plan: 1 to add." },
    ],
    "terraform plan \\\n  -out=plan",
  ],
  [
    "changes: the result",
    [{ text: "old", diff: "del" }, { text: "new", diff: "add" }, { text: "same" }],
    "new\nsame",
  ],
] satisfies [string, CodeLine[], string][])("%s", (_, lines, text) => {
  expect(copiedText(lines)).toBe(text)
})
