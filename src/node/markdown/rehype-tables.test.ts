import { expect, test } from "vitest"
import { render } from "./test-support"

const table = "| A | B |\n|---|--:|\n| 1 | 2 |"

async function names(body: string): Promise<(string | undefined)[]> {
  const html = await render(body)
  return [
    ...html.matchAll(/<div class="table-scroll" tabindex="0" role="region" aria-label="([^"]*)"><table>/g),
  ].map(([, name]) => name)
}

test.each([
  ["without a heading", table, ["Table"]],
  ["after the heading above", `## One\n\n### Two\n\n${table}`, ["Table: Two"]],
  [
    "with a number where names repeat",
    `## One\n\n${table}\n\ntext\n\n${table}`,
    ["Table: One", "Table: One (2)"],
  ],
  ["after its caption", "<table><caption>Cap <b>tion</b></caption><tr><td>1</td></tr></table>", ["Cap tion"]],
  ["in a tab", `## One\n\n::::tabs\n:::tab[A]\n${table}\n:::\n::::`, ["Table: One"]],
])("a table is named %s", async (_, body, expected) => {
  expect(await names(body)).toEqual(expected)
})

test("header cells say what they head, and empty ones are none", async () => {
  const html = await render("| | B |\n|---|---|\n| 1 | 2 |")
  expect(html).toContain('<tr>\n<td></td>\n<th scope="col">B</th>\n</tr>')
})

test("a table of 300 columns", async () => {
  const row = (cell: (index: number) => string) =>
    `|${Array.from({ length: 300 }, (_, index) => cell(index)).join("|")}|`
  const html = await render(
    [row((index) => `H${index}`), row(() => "---"), row((index) => `c${index}`)].join("\n"),
  )
  expect(html.match(/<th scope="col">/g)).toHaveLength(300)
  expect(html.match(/<td>/g)).toHaveLength(300)
})
