import { expect, test } from "vitest"
import { readText } from "./read-text"

const rulesOf = (text: string) => readText(Buffer.from(text), "a.md").problems.map(({ rule }) => rule)

test.each([
  ["a word in capitals before a closing quotation mark", "A palavra \u00abIRM\u00c3\u00bb vem do latim."],
  ["a word in capitals before a no-break space", "MA\u00c7\u00c3\u00a0: uma fruta."],
  ["words with accents", "Fa\u00e7\u00e3o, voil\u00e0, \u00c2ngulo, \u00c3."],
])("%s is correct text", (_, text) => {
  expect(rulesOf(text)).toEqual([])
})

test.each(["utf16le", "utf16be"])(
  "a file in %s is reported, and its text is read for the other checks",
  (order) => {
    const bytes = Buffer.from("\ufeffCaf\u00e9\n", "utf16le")
    const { text, problems } = readText(order === "utf16be" ? bytes.swap16() : bytes, "a.md")
    expect(text).toBe("Caf\u00e9\n")
    expect(problems).toMatchObject([{ rule: "encoding", message: "The file is saved in UTF-16." }])
  },
)

test("the text of a file in Latin-1 is read for the other checks", () => {
  const { text, problems } = readText(Buffer.from("Text.\n\nCaf\u00e9\n", "latin1"), "a.md")
  expect(text).toBe("Text.\n\nCaf\u00e9\n")
  expect(problems).toMatchObject([{ rule: "encoding", line: 3 }])
})

const conflict = "<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> d"

test.each([
  ["a block of a diff", `\`\`\`diff\n${conflict}\n\`\`\`\n`],
  ["a block that is not checked", `\`\`\`hcl skip="a conflict"\n${conflict}\n\`\`\`\n`],
  ["the output of a command", `\`\`\`console\n${conflict}\n\`\`\`\n`],
  ["signs within a line", "Git writes <<<<<<< HEAD and >>>>>>> d.\n"],
])("in %s, a merge conflict is no problem", (_, text) => {
  expect(rulesOf(text)).toEqual([])
})

test.each([
  ["a text", `a\n${conflict}\n`, 2],
  ["a block of code", `\`\`\`hcl\n${conflict}\n\`\`\`\n`, 2],
  ["the text after a diff", `\`\`\`diff\n${conflict}\n\`\`\`\n${conflict}\n`, 8],
])("in %s, a merge conflict is reported at its first line", (_, text, line) => {
  expect(readText(Buffer.from(text), "a.md").problems).toMatchObject([{ rule: "merge-conflict", line }])
})

test.each([
  ["caf\u00e9", "caf\u00c3\u00a9"],
  ["voil\u00e0", "voil\u00c3\u00a0 !"],
  ["co\u00fbt", "co\u00c3\u00bbt"],
  ["a no-break space", "Attention\u00c2\u00a0: danger"],
  ["a quotation mark", "\u00c2\u00abici\u00c2\u00bb"],
])("%s that was encoded twice is a problem", (_, text) => {
  expect(rulesOf(text)).toEqual(["encoding"])
})
