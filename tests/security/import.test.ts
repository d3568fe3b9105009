import { expect, test } from "vitest"
import { convertBody } from "../../scripts/kb-import/convert-body"
import { outlineOf } from "../../src/node/markdown/read-markdown"
import { renderMarkdown } from "../../src/node/markdown/render-markdown"
import { testContext } from "../../src/node/markdown/test-support"
import { leftovers, markdownPayloads } from "./html-payloads"

const discussion = "https://github.com/acme/kb/discussions/7"

test.each(markdownPayloads)("Import: %j is removed from an article, which is then valid", async (payload) => {
  const { markdown } = convertBody(payload, discussion)
  const source = { file: "knowledge-base/7.md", format: "md", body: markdown, bodyLine: 1 } as const
  expect(leftovers(await renderMarkdown(source, testContext))).toEqual([])
  expect(outlineOf(source).messages.map(({ rule }) => rule)).not.toContain("unsafe-html")
})
