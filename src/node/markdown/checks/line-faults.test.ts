import { expect, test } from "vitest"
import { outline } from "../test-support"

test.each([
  ["-no list", []],
  ["Text.\n-no list\nText.", []],
  ["-one\n-two", [1]],
  ["Text.\n1)one\n2)two\n3)three", [2]],
])("in %j, lines that were meant as a list are reported once, if there are several: %j", (body, lines) => {
  const { messages } = outline(body)
  expect(messages.map(({ line }) => line)).toEqual(lines)
  for (const { message } of messages) expect(message).toMatch(/^"[-\d)]+" has no space after it/)
})

test.each([
  ['import A from "./a.mdx"', "The import is shown as text: pages in .md cannot import anything."],
  ["export const a = 1", "The export is shown as text: pages in .md cannot export anything."],
])("in .md, %j is shown as text, and reported as such", (line, message) => {
  expect(outline(`${line}\n`).messages).toMatchObject([
    { message, fix: expect.stringContaining(".mdx") as string },
  ])
})

test.each([
  "[NOTE]",
  "> [TODO]\n> Text.",
  "[!abc] Text.",
  "> [!NOTE]\n> Text.",
  "> [!NOTE]\n> **Text.**\n>\n> Text.",
  "- Text.\n\n  > [!tip]  \n  > Text.",
  "[ ]Text.",
  "[ x ] Text.",
  "- [x] One.\n- [ ] Two.",
])("%j is neither a wrong alert nor a wrong task", (body) => {
  expect(outline(`${body}\n`).messages).toEqual([])
})
