import { createRequire } from "node:module"
import { beforeEach, expect, test } from "vitest"
import { readBrokenFrontMatterAsEmpty } from "./read-broken-front-matter.mjs"

type Parser = Parameters<typeof readBrokenFrontMatterAsEmpty>[0]

const { parseFrontmatter } = createRequire(import.meta.url)("gatsby-plugin-mdx/dist/frontmatter") as Parser
let parser: Parser

beforeEach(() => {
  parser = { parseFrontmatter }
  readBrokenFrontMatterAsEmpty(parser)
})

test("front matter that is no valid YAML is read as an empty one", () => {
  const source = '---\ntags: [a, "b\n---\n\nText.\n'
  expect(() => parseFrontmatter("broken", source)).toThrow("unexpected end of the stream")
  expect(parser.parseFrontmatter("broken", source)).toEqual({ frontmatter: {}, body: "" })
})

test("other front matter is read as before", () => {
  expect(parser.parseFrontmatter("valid", "---\ntitle: First\n---\n\nText.\n")).toEqual({
    frontmatter: { title: "First" },
    body: "\nText.\n",
  })
})

test("an error that is not about YAML stays an error", () => {
  parser = {
    parseFrontmatter: () => {
      throw new TypeError("The source is missing.")
    },
  }
  readBrokenFrontMatterAsEmpty(parser)
  expect(() => parser.parseFrontmatter("any", "")).toThrow("The source is missing.")
})
