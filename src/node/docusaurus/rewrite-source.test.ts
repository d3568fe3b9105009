import { expect, test } from "vitest"
import { rewriteDocusaurusMdx } from "./rewrite-source"

test.each([
  ["<!-- A comment\non two lines. -->\nText.", "{/* A comment\non two lines. */}\nText."],
  ["<!-- a */ b -->", "{/* a *\u200B/ b */}"],
  ["See <https://a.example/b>.", "See [https://a.example/b](https://a.example/b)."],
  ["Write to <mailto:a@b.example>.", "Write to [a@b.example](mailto:a@b.example)."],
  ["One<br>two<br/>three", "One<br />two<br/>three"],
  ['<img src="a.png" alt="a > b">', '<img src="a.png" alt="a > b" />'],
  ["<img src={a} />", "<img src={a} />"],
  ["`<br>` and ``<!-- ` -->``", "`<br>` and ``<!-- ` -->``"],
  ["```html\n<br>\n<!-- a -->\n```\n<br>", "```html\n<br>\n<!-- a -->\n```\n<br />"],
  ["<Badge>text</Badge>", "<Badge>text</Badge>"],
  ["So $\\frac{a}{b} < \\{1\\}$, {c}", "So $\\frac\\{a\\}\\{b\\} \\< \\{1\\}$, {c}"],
  ["$x^{2}$", "$x^\\{2\\}$"],
  ["$$\nx_{1}\n$$\n\n{c}", "$$\nx_\\{1\\}\n$$\n\n{c}"],
  ["`$x^{2}$` and {`$${price}^{2}$`}", "`$x^{2}$` and {`$${price}^{2}$`}"],
  ["It costs $5 {a} or $6. {/^\\$\\d{2}$/.test(b)}", "It costs $5 {a} or $6. {/^\\$\\d{2}$/.test(b)}"],
])("%s", (source, expected) => {
  expect(rewriteDocusaurusMdx(source)).toBe(expected)
})
