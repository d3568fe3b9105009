import { expect, test } from "vitest"
import type { ArticleDocument } from "../../content/document"
import { toCheckedPage } from "../page"
import { checkMessages } from "./check-messages"

const article = (body: string, frontMatter: Partial<ArticleDocument["frontMatter"]> = {}) =>
  toCheckedPage({
    kind: "article",
    id: "knowledge-base/1",
    file: "knowledge-base/1.md",
    reportFile: "content/knowledge-base/1.md",
    format: "md",
    slug: "/discussions/knowledge-base/1",
    title: "T",
    label: "T",
    isDraft: false,
    isUnlisted: false,
    tags: [],
    body,
    bodyLine: 7,
    frontMatter: { number: 1, title: "T", kind: "troubleshooting", answered: true, ...frontMatter },
  })

const withBlock = (info: string, text: string) =>
  `## Question\n\n\`\`\`${info}\n${text}\n\`\`\`\n\n## Answer\n\nA.\n`

test("a troubleshooting article without a message is reported", () => {
  expect(checkMessages([article("## Question\n\nQ?\n\n## Answer\n\nA.\n")])).toEqual([
    {
      rule: "missing-message",
      file: "content/knowledge-base/1.md",
      message: "A troubleshooting article has to show the message that its readers search for.",
      fix: "write the message in a ```text block, as the tool prints it, or give the article another kind.",
    },
  ])
})

test.each([
  ["a file", 'text title="Corefile"', "forward . 10.0.0.2 and more"],
  ["a command", "bash", "echo Error: invalid count argument"],
])("%s is no message", (_, info, text) => {
  expect(checkMessages([article(withBlock(info, text))])).toMatchObject([
    { message: "A troubleshooting article has to show the message that its readers search for." },
  ])
})

test("a message of one or two words is reported at its position", () => {
  expect(checkMessages([article(withBlock("text", "ValidationException:"))])).toEqual([
    {
      rule: "missing-message",
      file: "content/knowledge-base/1.md",
      line: 9,
      column: 1,
      message: 'The message "ValidationException:" is too short for readers to find the article by it.',
      fix: "write it as the tool prints it, with the words around it.",
    },
  ])
})

test("one whole message is enough", () => {
  const body = `${withBlock("text", "Exit 1")}\n${withBlock("text", "Error: Invalid count argument")}`
  expect(checkMessages([article(body)])).toEqual([])
})

test.each(["text", "console", ""])("a message can be in a block of %j", (language) => {
  expect(checkMessages([article(withBlock(language, "Error: Invalid count argument"))])).toEqual([])
})

test("articles of another kind and imported articles need no message", () => {
  const body = "## Question\n\nQ?\n\n## Answer\n\nA.\n"
  const imported = { url: "https://example.com/1", hash: "0" }
  expect(checkMessages([article(body, { kind: "how-to" }), article(body, { imported })])).toEqual([])
})
