import { expect, test } from "vitest"
import { usesMdx } from "./uses-mdx"

test.each([
  'import Tabs from "@theme/Tabs"\n\nText.',
  'import "./a.css"',
  "export const a = 1",
  "Text with <Badge>one</Badge>.",
  "<Badge />",
  '<Badge text="a" onClick={() => 1} />',
  "<Tabs.Item>\n\nText.\n\n</Tabs.Item>",
  '<div className="a">',
  "<div style={{ color: 'red' }}>",
  "{/* A comment. */}",
])("%s is MDX", (body) => {
  expect(usesMdx(body)).toBe(true)
})

test.each([
  "import your data from a file, then go on.",
  "export everything to a folder.",
  "Give it a <Name> of your own.",
  "A `Promise<Value>` and `<Badge />` in code.",
  "An Array<Badge> is a list of </Badge>.",
  "```jsx\nimport a from 'b'\n<Badge />\n```",
  "<!-- <Badge /> -->",
  "Braces {like these} and a < b.",
  '<div class="a">Text.</div>',
])("%s is Markdown", (body) => {
  expect(usesMdx(body)).toBe(false)
})
