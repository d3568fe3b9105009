import { expect, test } from "vitest"
import { parseCodeMeta } from "./code-meta"

const none = { fragment: false, diff: false }

test.each([
  ["", none],
  ['title="a b.tf"', { ...none, title: "a b.tf" }],
  ["title='x'", { ...none, title: "x" }],
  ["title=main.tf", { ...none, title: "main.tf" }],
  ['title=""', { ...none, title: "" }],
  [
    "{1,4-6}",
    {
      ...none,
      highlight: [
        [1, 1],
        [4, 6],
      ],
    },
  ],
  [
    "{1} {3}",
    {
      ...none,
      highlight: [
        [1, 1],
        [3, 3],
      ],
    },
  ],
  ["{3-1,x,4-}", { ...none, highlight: [] }],
  ["showLineNumbers", { ...none, firstLine: 1 }],
  ["showLineNumbers=5", { ...none, firstLine: 5 }],
  ["showLineNumbers={5}", { ...none, firstLine: 5 }],
  ["showLineNumbers=false", none],
  ["fragment", { ...none, fragment: true }],
  ['skip="a template"', { ...none, skip: "a template" }],
  ["skip", { ...none, skip: "" }],
  ["diff", { ...none, diff: true }],
  ['file="../a.tf" region="call"', { ...none, file: "../a.tf", region: "call" }],
  ['alt="A {b} c" title="T"', { ...none, alt: "A {b} c", title: "T" }],
  [`"a skip b" 'fragment' /diff {1}/`, none],
  ["live noInline foo=bar", none],
  [
    'title="x" {2} showLineNumbers=3 fragment diff',
    { title: "x", highlight: [[2, 2]], firstLine: 3, fragment: true, diff: true },
  ],
])("%s", (meta, parsed) => {
  expect(parseCodeMeta(meta)).toEqual(parsed)
})
