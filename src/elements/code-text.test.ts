import { expect, test } from "vitest"
import { type CodeLine, copiedText } from "./code-text"

test.each([
  ["plain code", [{ text: "a {" }, { text: "" }, { text: "}" }], "a {\n\n}"],
  [
    "a shell session: only the commands, without prompts and output",
    [{ text: "ls", prompt: "$" }, { text: "a  b" }, { text: "pwd", prompt: "$" }],
    "ls\npwd",
  ],
  [
    "a command that spans two lines",
    [
      { text: "terraform plan \\", prompt: "$" },
      { text: "  -out=plan", prompt: "" },
      { text: "Plan: 1 to add." },
    ],
    "terraform plan \\\n  -out=plan",
  ],
  [
    "a diff: the resulting code",
    [{ text: "old", diff: "del" }, { text: "new", diff: "add" }, { text: "same" }],
    "new\nsame",
  ],
] satisfies [string, CodeLine[], string][])("%s", (_, lines, text) => {
  expect(copiedText(lines)).toBe(text)
})
