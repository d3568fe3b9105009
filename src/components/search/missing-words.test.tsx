import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { MissingWords } from "./missing-words"

const text = (words: string[]) =>
  renderToStaticMarkup(<MissingWords words={words} />).replace(/<style.*?<\/style>|<[^>]*>/g, "")

test.each([
  [[], ""],
  [["relic"], "No page contains “relic”. These results are for similar or other words."],
  [
    ["relic", "max_connections", "foo"],
    "No page contains “relic”, “max_connections”, or “foo”. These results are for similar or other words.",
  ],
])("for the missing words %j, the text is %j", (words, expected) => {
  expect(text(words)).toBe(expected)
})

test("without missing words, the live region exists and is empty", () => {
  expect(renderToStaticMarkup(<MissingWords words={[]} />)).toContain('aria-live="polite"')
})
