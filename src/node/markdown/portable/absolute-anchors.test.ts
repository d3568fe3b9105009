import { expect, test } from "vitest"
import { absoluteAnchors } from "./absolute-anchors"

const page = "https://docs.example.com/a.md"

test.each([
  ["See [A](#a) and [`b`](#b).", `See [A](${page}#a) and [\`b\`](${page}#b).`],
  ["| [`a`](#a) | `[b](#b)` |", `| [\`a\`](${page}#a) | \`[b](#b)\` |`],
  ["``[`a`](#a)`` [b](#b)", `\`\`[\`a\`](#a)\`\` [b](${page}#b)`],
  ["[B](/b#c) and [C](https://example.com#c)", "[B](/b#c) and [C](https://example.com#c)"],
  ["````md\n[A](#a)\n````\n\n[B](#b)", `\`\`\`\`md\n[A](#a)\n\`\`\`\`\n\n[B](${page}#b)`],
])("%j becomes %j", (markdown, expected) => {
  expect(absoluteAnchors(markdown, page)).toBe(expected)
})
