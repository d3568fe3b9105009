import { expect, test } from "vitest"
import { render } from "../test-support"

test.each([
  ["scripts", "a<script>alert(1)</script>b", "<p>ab</p>"],
  ["blocks of script", "<script>\nalert(1)\n\nalert(2)\n</script>\n\nb", "\n<p>b</p>"],
  ["frames", '<iframe src="x"></iframe>', ""],
  [
    "styles, also in drawings",
    "<div><svg><style>a{}</style><script>x</script><path d='M0 0'/></svg></div>",
    '<div><svg><path d="M0 0"></path></svg></div>',
  ],
  ["objects and embeds", "a<object data=x></object><embed src=x>", "<p>a</p>"],
  ["forms, with what is in them", "<form action=x><input><button>b</button></form>", ""],
  ["handlers", '<p onclick="x" ONMOUSEOVER=y title="t">a</p>', '<p title="t">a</p>'],
  [
    "addresses that run code",
    '<a href="javascript:x">a</a> <a href=" JaVa&#115;cript:x">b</a>',
    "<p><a>a</a> <a>b</a></p>",
  ],
  ["addresses of documents", '<a href="data:text/html,x">a</a>', "<p><a>a</a></p>"],
  [
    "such addresses among the files of an image",
    '<img src="/a.png" srcset="/a.png 1x, javascript:x 2x" alt="a">',
    '<doc-zoom><img src="/a.png" alt="a" loading="lazy" decoding="async"></doc-zoom>',
  ],
  ["such addresses in Markdown", "[a](javascript:x)", "<p><a>a</a></p>"],
  ["comments", "a <!-- secret --> b\n\n<!-- x -->", "<p>a  b</p>\n"],
  ["elements of the site's own", "<doc-tabs data-group=x><b>a</b></doc-tabs>", "<p><b>a</b></p>"],
  ["documents in frames", '<p srcdoc="x">a</p>', "<p>a</p>"],
])("%s are removed", async (_, body, html) => {
  expect(await render(body)).toBe(html)
})

test.each([
  "<kbd>Ctrl</kbd>",
  "<details><summary>a</summary>b</details>",
  '<div align="center">x</div>',
  "<sub>x</sub><br>",
])("%s stays", async (html) => {
  expect(await render(html)).toContain(html)
})

test("Markdown inside of HTML, and HTML around Markdown", async () => {
  expect(await render("<details><summary>A</summary>\n\nB *c*\n\n</details>\n\nD")).toBe(
    "<details><summary>A</summary>\n<p>B <em>c</em></p>\n</details>\n<p>D</p>",
  )
})
