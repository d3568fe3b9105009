import { expect, test } from "vitest"
import { outline } from "../../src/node/markdown/test-support"
import { repeatedSentences } from "./repeated-sentences"

const page = (file: string, body: string) => ({ file, prose: outline(body).prose })

test("a sentence on two pages is found, whatever its case, punctuation, emphasis and links", () => {
  const repeated = repeatedSentences([
    page("b.md", "First. Keep a [copy](/a) of each state before you *change* any reference in it. Last."),
    page("a.md", "KEEP a copy of each state, before you change any `reference` [in it](/b)!"),
    page("c.md", "Keep a copy of each state before you change every reference in it."),
  ])
  expect(repeated).toEqual([
    {
      sentence: "Keep a copy of each state before you change any reference in it.",
      files: ["a.md", "b.md"],
    },
  ])
})

test("fewer than ten words, a repeat on the same page, and code are ignored", () => {
  const nine = "One two three four five six seven eight nine."
  const ten = "One two three four five six seven eight nine ten."
  expect(repeatedSentences([page("a.md", nine), page("b.md", nine)])).toEqual([])
  expect(repeatedSentences([page("a.md", `${ten}\n\n${ten}`), page("b.md", "Other.")])).toEqual([])
  const code = `\`\`\`text\n${ten}\n\`\`\``
  expect(repeatedSentences([page("a.md", code), page("b.md", code)])).toEqual([])
})

test("cells of tables are included, and the sentence on most pages is first", () => {
  const cell = "One two three four five six seven eight nine ten."
  const line = "Ten nine eight seven six five four three two one."
  const table = `| A |\n|---|\n| ${cell} |`
  expect(
    repeatedSentences([
      page("a.md", `${line}\n\n${table}`),
      page("b.md", `${line}\n\n${cell}`),
      page("c.md", table),
    ]).map(({ files }) => files),
  ).toEqual([
    ["a.md", "b.md", "c.md"],
    ["a.md", "b.md"],
  ])
})
