import { expect, test } from "vitest"
import { ContentTree, page } from "./content-tree"

/** Seconds of CPU for the checks of one page: far more than they need, far less than code of quadratic time takes. */
const bound = 20

/** Timeout for a busy machine. Only the CPU time of this process is measured. */
const timeout = 600_000

test.each([
  ["a line of spaces", `a${" ".repeat(400_000)}b`],
  ["a row of spaces", `|${" ".repeat(400_000)}x`],
  ["a heading of brackets", `# ${"a [".repeat(99)}${" ".repeat(100_000)}b`],
  ["a heading of braces", `# ${"{#".repeat(50_000)}`],
  ["comments", "<!---->".repeat(15_000)],
  ["a range of lines far beyond the code", "```hcl {1-999999999}\na = 1\n```"],
  ["a range of 20,000 parts", `\`\`\`hcl {${"1-9,".repeat(20_000)}}\na = 1\n\`\`\``],
])(
  "the time to parse %s is linear in its length",
  async (_, body) => {
    const tree = new ContentTree({ "docs/index.md": page(body, "slug: /") })
    const before = process.cpuUsage()
    await tree.errors()
    expect(process.cpuUsage(before).user / 1_000_000).toBeLessThan(bound)
  },
  timeout,
)

test("front matter of 100,000 fields is refused", async () => {
  const fields = Array.from({ length: 100_000 }, (_, index) => `k${index}: 1`).join("\n")
  const tree = new ContentTree({ "docs/index.md": page("Home.", fields) })
  expect(await tree.errors()).toEqual([
    `docs/index.md:1 too-complex: The front matter has ${"title: A page\n".length + fields.length} characters, and 50000 are read.`,
  ])
})

test("MDX elements that are nested 3,000 levels deep on one line are refused", async () => {
  const tree = new ContentTree({
    "docs/index.mdx": page(`${"<p>".repeat(3000)}x${"</p>".repeat(3000)}`, "slug: /"),
  })
  expect(await tree.errors()).toEqual(["docs/index.mdx:5 too-complex: More than 500 HTML elements are open."])
})
