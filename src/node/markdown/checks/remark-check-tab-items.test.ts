import { expect, test } from "vitest"
import { outline } from "../test-support"

const messages = (lines: readonly string[], file = "docs/page.mdx") =>
  outline(lines.join("\n"), { file, format: "mdx" }).messages

const a = '<TabItem value="a">x</TabItem>'
const b = '<TabItem value="b">x</TabItem>'

test.each<[string, string[], { line: number; column: number; first: number }]>([
  [
    "as blocks",
    [
      "<Tabs>",
      '  <TabItem value="a" label="A">',
      "    x",
      "  </TabItem>",
      '  <TabItem value={"a"} label="B">',
      "    y",
      "  </TabItem>",
      "</Tabs>",
    ],
    { line: 5, column: 3, first: 2 },
  ],
  ["on one line", [`<Tabs>${a}${a}</Tabs>`], { line: 1, column: 37, first: 1 }],
])(
  "a value that two tabs of a set have is reported at the second: %s",
  (_, lines, { line, column, first }) => {
    expect(messages(lines)).toEqual([
      {
        rule: "mdx-syntax",
        line,
        column,
        message: `The tab's value "a" is also that of the tab on line ${first}.`,
        fix: 'give each tab of a set a value of its own: <TabItem value="…" label="…">.',
      },
    ])
  },
)

test.each<[string, string[], { line: number; column: number }]>([
  ["on its own", ["Text.", "", a], { line: 3, column: 1 }],
  ["in a box", ["<Details>", "", a, "", "</Details>"], { line: 3, column: 1 }],
  ["in a directive", [":::note", a, ":::"], { line: 2, column: 1 }],
  ["after a set", [`<Tabs>${a}</Tabs> ${b}`], { line: 1, column: 45 }],
])("a tab outside of a set is reported: %s", (_, lines, place) => {
  expect(messages(lines)).toEqual([
    {
      rule: "mdx-syntax",
      ...place,
      message: "<TabItem> is outside <Tabs>.",
      fix: "put it between <Tabs> and </Tabs>.",
    },
  ])
})

test.each([
  ["linus", 'did you mean "linux"?'],
  ["windows", "use one of linux, mac."],
])("a default value that no tab has is reported at its position: %s", (value, fix) => {
  const lines = [
    `<Tabs groupId="os" defaultValue="${value}">`,
    "  {/* the first one is shown first */}",
    '  <TabItem value="linux">x</TabItem>',
    '  <TabItem value="mac">y</TabItem>',
    "</Tabs>",
  ]
  expect(messages(lines)).toEqual([
    {
      rule: "mdx-syntax",
      line: 1,
      column: 20,
      message: `The default value "${value}" is that of no tab.`,
      fix,
    },
  ])
})

test("Docusaurus' components are checked under the names of their imports, the page's own components are not", () => {
  const lines = (module: string) => [
    `import Switch from "${module}"`,
    "",
    `<Switch defaultValue="c">${a}${a}</Switch>`,
  ]
  expect(messages(lines("@theme/Tabs"))).toHaveLength(2)
  expect(messages(lines("./tabs"))).toEqual([])
})

test.each<[string, string[]]>([
  ["no default", [`<Tabs defaultValue={null}>${a}${b}</Tabs>`]],
  ["a default that there is", [`<Tabs defaultValue="b">${a}${b}</Tabs>`]],
  ["a computed default", [`<Tabs defaultValue={String(1)}>${a}${b}</Tabs>`]],
  ["computed values and default", [`<Tabs {...props} defaultValue="c">${a}${b}</Tabs>`]],
  ["tabs by a list of values", [`<Tabs defaultValue="c" values={[{ value: "c" }]}>${a}${b}</Tabs>`]],
  ["tabs that code makes", [`<Tabs defaultValue="c">${a}{props.more}</Tabs>`]],
  [
    "a tab with a computed value",
    [`<Tabs defaultValue="c">${a}<TabItem value={String(1)}>y</TabItem></Tabs>`],
  ],
  [
    "a tab with spread properties",
    [`<Tabs defaultValue="c">${a}<TabItem {...props} value="a">y</TabItem></Tabs>`],
  ],
  [
    "values that may be equal",
    ["<Tabs><TabItem value={`${1}`}>x</TabItem><TabItem value={`${1}`}>y</TabItem></Tabs>"],
  ],
  [
    "the same values in a set and one within it",
    [`<Tabs><TabItem value="a"><Tabs>${a}</Tabs></TabItem></Tabs>`],
  ],
  ["tabs in a component of the page", ['import Box from "./box"', "", `<Box>${a}</Box>`]],
  ["tabs in an element of a set", [`<Tabs><div>${a}</div></Tabs>`]],
])("%s: no problem", (_, lines) => {
  expect(messages(lines)).toEqual([])
})

test("a partial may contain a tab without a set", () => {
  expect(messages([a], "docs/_part.mdx")).toEqual([])
})
