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
  "<details>\n<summary>The **first** one</summary>\n\nText.\n\n</details>",
  "<table>\n<tr>\n<td>Run `plan`</td>\n</tr>\n</table>",
  "<p>\nSee [this](a.md).\n</p>",
  "<!--\n```\n-->\n\n<Badge />",
  "`<!--` starts it, <Badge /> `-->` ends it",
  "A ` sign\n\n<Badge />\n\nand a ` sign",
  "```mdx-code-block\n<Badge />\n```",
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
  '<!--\nimport "./a.css"\n-->',
  "Braces {like these} and a < b.",
  '<div class="a">Text.</div>',
  "<div>\n\nThe **first** `one`.\n\n</div>",
  "The <kbd>a</kbd> of **b**.",
  "<p>2 * 3 ** 4 [a] (b)</p>",
  "<!--\n<p>See **this**.</p>\n-->\n\nText.",
  "<p>See **this**.</p>\n\nIt is <5 GB.",
  "<p>See **this**.</p>\n\nUse {name}.",
  "<table>\n<tr><td>`a`\n<td>b\n</table>",
  "<p>\nSee **this**.\n\nAnd that.</p>",
])("%s is Markdown", (body) => {
  expect(usesMdx(body)).toBe(false)
})
