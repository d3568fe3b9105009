import { expect, test } from "vitest"
import { render } from "../test-support"

const table = "| A | B |\n|---|--:|\n| 1 | 2 |"

async function names(body: string): Promise<(string | undefined)[]> {
  const html = await render(body)
  return [...html.matchAll(/<doc-table tabindex="0" role="region" aria-label="([^"]*)"><table>/g)].map(
    ([, name]) => name,
  )
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

test("header cells have a scope, and empty ones become plain cells", async () => {
  const html = await render("| | B |\n|---|---|\n| 1 | 2 |")
  expect(html).toContain('<tr>\n<td></td>\n<th scope="col">B</th>\n</tr>')
})

test("columns with only short content are marked, and so is short code", async () => {
  const html = await render("| A | A long header |\n|---|---|\n| `a-b` c | [longer text](/x) |\n| 123 | 4 |")
  expect(html.match(/<td data-short="">/g)).toHaveLength(2)
  expect(html).toContain('<td data-short=""><code data-short="">a-b</code> c</td>')
  expect(html).toContain("<td>4</td>")
})

test("in a table with cells that span columns, columns are not marked", async () => {
  const html = await render("<table><tr><td colspan=2>1</td></tr><tr><td>2</td><td>3</td></tr></table>")
  expect(html).not.toContain("data-short")
})

test("a table of 300 columns", async () => {
  const row = (cell: (index: number) => string) =>
    `|${Array.from({ length: 300 }, (_, index) => cell(index)).join("|")}|`
  const html = await render(
    [row((index) => `H${index}`), row(() => "---"), row((index) => `c${index}`)].join("\n"),
  )
  expect(html.match(/<th scope="col">/g)).toHaveLength(300)
  expect(html.match(/<td data-short="">/g)).toHaveLength(300)
})
