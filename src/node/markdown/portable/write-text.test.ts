import type { PhrasingContent, Root } from "mdast"
import remarkGfm from "remark-gfm"
import remarkStringify from "remark-stringify"
import { unified } from "unified"
import { expect, test } from "vitest"
import { Random } from "../../../../tests/random"
import { writeText } from "./write-text"

const careful = unified().use(remarkGfm).use(remarkStringify)
const quick = unified()
  .use(remarkGfm)
  .use(remarkStringify, { handlers: { text: writeText } })

const random = new Random(1)

const pieces = [
  "a",
  "www.a",
  "W.a",
  "https://a",
  "é",
  "1",
  " ",
  "  ",
  ..."\n.,:;!?/\\'\"()[]{}<>*_~`^$%&#@+-=|–",
]
const text = () => ({
  type: "text" as const,
  value: Array.from({ length: 1 + random.below(5) }, () => random.pick(pieces)).join(""),
})

function phrasing(): PhrasingContent[] {
  const others: (() => PhrasingContent)[] = [
    () => ({ type: "inlineCode", value: "code" }),
    () => ({ type: "emphasis", children: [text()] }),
    () => ({ type: "link", url: "/a", children: [text()] }),
    () => ({ type: "break" }),
    () => ({ type: "image", url: "/a.png", alt: "a" }),
  ]
  return [text(), random.pick(others)(), text()]
}

const blocks: ((children: PhrasingContent[]) => Root["children"][number])[] = [
  (children) => ({ type: "paragraph", children }),
  (children) => ({ type: "heading", depth: 2, children }),
  (children) => ({ type: "blockquote", children: [{ type: "paragraph", children }] }),
  (children) => ({
    type: "table",
    children: [{ type: "tableRow", children: [{ type: "tableCell", children }] }],
  }),
]

test("the fast path writes each text like the complete escaping", () => {
  for (let count = 0; count < 5_000; count++) {
    const tree: Root = { type: "root", children: [random.pick(blocks)(phrasing())] }
    expect(quick.stringify(tree), JSON.stringify(tree)).toBe(careful.stringify(tree))
  }
})
