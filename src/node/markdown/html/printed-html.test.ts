import { expect, test } from "vitest"
import { printedHtml } from "./printed-html"

const options = { position: 1, slugs: ["/vpc/", "/vpc/a", "/vpc/b"], pathPrefix: "/docs" }

test.each([
  ['<h2 id="a">A <a href="#a">#</a></h2>', '<h3 id="page-2-a">A <a href="#page-2-a">#</a></h3>'],
  ['<a href="/docs/vpc/">V</a>', '<a href="#page-1">V</a>'],
  ['<a href="/docs/vpc/b/#why">B</a>', '<a href="#page-3-why">B</a>'],
  ['<a href="/docs/eks">E</a>', '<a href="/docs/eks">E</a>'],
  ['<a href="/docs-old/vpc/b">E</a>', '<a href="/docs-old/vpc/b">E</a>'],
  ['<a href="https://a.example/vpc/b">E</a>', '<a href="https://a.example/vpc/b">E</a>'],
  ['<h6 id="f">F</h6>', '<h6 id="page-2-f">F</h6>'],
  [
    '<p aria-labelledby="a b"><label for="a">A</label></p>',
    '<p aria-labelledby="page-2-a page-2-b"><label for="page-2-a">A</label></p>',
  ],
  [
    '<svg viewBox="0 0 1 1"><linearGradient id="g"/><path d="M0 0"/></svg>',
    '<svg viewBox="0 0 1 1"><linearGradient id="page-2-g"/><path d="M0 0"/></svg>',
  ],
  [
    '<svg><linearGradient id="g"/><path fill="url(#g)"/></svg>',
    '<svg><linearGradient id="page-2-g"/><path fill="url(#page-2-g)"/></svg>',
  ],
  ['<svg><use href="#link-icon-lock"/></svg>', '<svg><use href="#link-icon-lock"/></svg>'],
  [
    '<button aria-controls="a" aria-describedby="b" aria-details="c"></button>',
    '<button aria-controls="page-2-a" aria-describedby="page-2-b" aria-details="page-2-c"></button>',
  ],
  [
    '<p id="a" title="x &#x3C; &#x22;y&#x22;">a &#x26; b</p>',
    '<p id="page-2-a" title="x &#x3C; &#x22;y&#x22;">a &#x26; b</p>',
  ],
])("%s is %s", (html, expected) => {
  expect(printedHtml(html, options)).toBe(expected)
})
