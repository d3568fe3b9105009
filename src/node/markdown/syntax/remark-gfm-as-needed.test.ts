import { readFileSync } from "node:fs"
import remarkGfm from "remark-gfm"
import remarkParse from "remark-parse"
import { globSync } from "tinyglobby"
import { unified } from "unified"
import { expect, test } from "vitest"
import { remarkGfmAsNeeded } from "./remark-gfm-as-needed"

const whole = unified().use(remarkParse).use(remarkGfm).freeze()
const asNeeded = unified().use(remarkParse).use(remarkGfmAsNeeded).freeze()

test.each([
  "Write to help@example.com.",
  "See https://example.com/a_b_c, (http://example.com) and www.example.com.",
  "See HTTPS://EXAMPLE.COM and WWW.EXAMPLE.COM.",
  "See [a](https://example.com) and https://example.com.",
  "See [a](https://example.com), <https://example.com> and [b][b].\n\n[b]: https://example.com",
  "See [a](https://example.com).",
  "| a | b |\n| - | - |\n| ~~c~~ | d[^1] |\n\n- [ ] e\n\n[^1]: f",
  "A. B_c_d, e-f and g+h.",
  "See `https://example.com` and [a@example.com](https://example.com).",
  "```text\nhttps://example.com\n```\n\n- ~~~\n  www.example.com\n  ~~~",
  // Only the parsed tree shows that these are not code, or not the target of a link.
  "<div>\n```\n</div>\n\nSee https://example.com.\n\n<div>\n```\n</div>",
  "See \\`www.example.com\\` and [](https://example.com b).",
  "A ]( https://example.com or ](https://example.com",
  "A `` b` a@example.com ``` c` d.",
  "\\`![https://example.com]b](a.png)\\`\n\n[https://example.com]: c.png",
  "| a |\n| - |\n| ` | ` www.example.com ` |",
])("%j is parsed as GitHub does", (body) => {
  expect(asNeeded.parse(body)).toEqual(whole.parse(body))
})

test("pages of the content are parsed as GitHub does, one after the other", () => {
  const files = globSync("content/**/*.md")
    .sort()
    .filter((_, index) => index % 25 === 0)
  const bodies = files.map((file) => readFileSync(file, "utf8"))
  expect(bodies.length).toBeGreaterThan(20)
  expect(bodies.map((body) => asNeeded.parse(body))).toEqual(bodies.map((body) => whole.parse(body)))
})

test("without a parser, the plugin throws an error", () => {
  expect(() => unified().use(remarkGfmAsNeeded).freeze()).toThrow(
    "remarkGfmAsNeeded needs a parser to be in use before it.",
  )
})
