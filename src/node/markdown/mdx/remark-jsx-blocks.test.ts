import { expect, test } from "vitest"
import { noParts } from "../body-parts"
import { plainMarkdown } from "../plain-markdown"
import { readBody } from "../read-markdown"
import { outline } from "../test-support"

const plain = (body: string) =>
  plainMarkdown(readBody({ file: "docs/a.mdx", format: "mdx", body, bodyLine: 1 }, noParts), (url) => url)

test.each([
  [
    "tabs",
    '<Tabs>\n<TabItem value="a" label="A">One.</TabItem>\n<TabItem value="b">*Two*.</TabItem>\n</Tabs>',
    "**A**\n\nOne.\n\n**b**\n\n*Two*.",
  ],
  ["tabs on the line of their set", '<Tabs><TabItem value="a">One.</TabItem></Tabs>', "**a**\n\nOne."],
  ["a card", '<Card title="Next" href="/next">Text.</Card>', "**[Next](/next)**\n\nText."],
  [
    "cards without text",
    '<Card title="A" href="/a" /> <Card title="B" href="/b" />',
    "**[A](/a)**\n\n**[B](/b)**",
  ],
  ["a component in a list", '- <Details summary="More">Text.</Details>', "- **More**\n\n  Text."],
  ["elements of HTML", "<kbd>A</kbd> <kbd>B</kbd>", "A B"],
  ["a component within a sentence", "See <Details>this</Details> now.", "See this now."],
])("the page as Markdown keeps the texts of components on one line: %s", (_, body, expected) => {
  expect(plain(body)).toBe(expected)
})

test("a search finds the texts of components on one line", () => {
  const { sections, words } = outline(
    '<Tabs>\n<TabItem value="a" label="Alpha">One.</TabItem>\n<TabItem value="b" label="Beta">Two.</TabItem>\n</Tabs>',
    { format: "mdx" },
  )
  expect(sections.map(({ text }) => text)).toEqual(["Alpha\nOne.\nBeta\nTwo."])
  expect(words).toBe(4)
})
