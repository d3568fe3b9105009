import type { Element } from "hast"
import { toString } from "hast-util-to-string"
import { visit } from "unist-util-visit"
import { expect, test } from "vitest"
import { columnWidths, drawDiagram } from "./draw-diagram"

const chain = (nodes: number) =>
  `flowchart LR\n${Array.from({ length: nodes }, (_, index) => `N${index}["Label of ${index}"]`).join(" --> ")}`
const fan = (nodes: number) =>
  [
    "flowchart TD",
    ...Array.from({ length: nodes }, (_, index) => `A["Start"] --> N${index}["Target ${index}"]`),
  ].join("\n")
const talk = [
  "sequenceDiagram",
  ...[
    "Version control",
    "CI server",
    "Command line",
    "Lambda function",
    "ECS task",
    "Deploy script",
    "CloudWatch Logs",
  ].map((name, index) => `participant P${index} as ${name}`),
  "P0->>P6: a long way to go",
  "P3->>P3: think about it",
  "Note over P6: a note",
  "alt good",
  "P6-->>P5: answer",
  "else bad",
  "P6-->>P0: no",
  "end",
].join("\n")

function variants(source: string): Element[] {
  const drawn = drawDiagram(source)
  if (drawn.kind === "fault") throw new Error(drawn.message)
  return drawn.variants
}

const classes = ({ properties }: Element) => String(properties.className ?? "")
const width = ({ properties }: Element) => Number(properties.width)

test("a small diagram has one drawing", () => {
  const drawings = variants("flowchart LR\nA[One] --> B[Two]")
  expect(drawings).toHaveLength(1)
  expect(classes(drawings[0] as Element)).toBe("")
})

test.each([
  ["a chain", chain(5)],
  ["a long chain", chain(9)],
  ["a fan", fan(9)],
  ["a sequence", talk],
  [
    "groups",
    `flowchart LR\nsubgraph S["Stage"]\n${"ABCDE".replace(/./g, "$&[Node $&]\n")}end\nS --> X[Next]`,
  ],
  [
    "parts that nothing joins",
    "flowchart TB\nA[One thing] --> B\nC[Another thing] --> D\nE[A third thing] --> F",
  ],
  ["states", "stateDiagram-v2\n[*] --> Waiting\nWaiting --> Done: signal\nDone --> [*]"],
])("each variant of %s fits its column", (_, source) => {
  for (const drawing of variants(source)) {
    const column = classes(drawing).startsWith("portrait") ? columnWidths.portrait : columnWidths.spacious
    expect(width(drawing)).toBeLessThanOrEqual(column)
  }
})

test("a chart whose arrows point up does so in each variant", () => {
  const drawings = variants(
    "flowchart BT\nA[Start] --> B[One that has a long text]\nA --> C[Two that has a long text]",
  )
  expect(drawings).toHaveLength(2)
  for (const drawing of drawings) {
    const others: number[] = []
    let start = 0
    visit(drawing, "element", (node) => {
      if (!/^(?:text|tspan)$/.test(node.tagName) || node.properties.y === undefined) return
      if (toString(node) === "Start") start = Number(node.properties.y)
      else others.push(Number(node.properties.y))
    })
    expect(start).toBeGreaterThan(Math.max(...others))
  }
})

test.each([
  ["chart", chain(7)],
  [
    "sequence",
    `sequenceDiagram\n${[..."0123456"].map((from) => `Service${from}->>Service${Number(from) + 1}: step`).join("\n")}`,
  ],
])("a %s that fits only a wide page is drawn for it", (_, source) => {
  expect(variants(source).map(classes)).toEqual(["landscape,fits-3", "portrait,fits-3"])
})

test("many parts that nothing joins are in rows that fit the column", () => {
  const parts = [..."ABCDEFGHIJ"].map((name) => `${name}1[A first step] --> ${name}2[A second step]`)
  expect(classes(variants(["flowchart TB", ...parts].join("\n"))[0] as Element)).toMatch(/^landscape/)
})

test("a chart that fits no column is as narrow as it can be", () => {
  const name = "x".repeat(90)
  const [drawing, ...others] = variants(`flowchart TD\nA[${name}] --> B[${name}]\nA --> C[${name}]`)
  expect(others).toEqual([])
  expect(width(drawing as Element)).toBeGreaterThan(columnWidths.spacious)
  expect(width(drawing as Element)).toBeLessThan(900)
})

test("arrows need no spaces, and lines may end with a semicolon", () => {
  expect(drawDiagram("graph TD;\n  A-->B;\n  A-->|why|C;")).toEqual(
    drawDiagram("graph TD\nA --> B\nA -->|why| C"),
  )
})

test("both variants have the same texts", () => {
  const words = (drawing: Element | undefined) => {
    const found: string[] = []
    visit(drawing as Element, "element", (node) => {
      if (node.tagName === "text") found.push(node.children.map((child) => toString(child)).join(" "))
    })
    return found.sort()
  }
  const [landscape, portrait] = variants(
    'flowchart LR\nA["One of them"] -->|"to"| B[Two of them] --> C[Three of them] --> D[Four]',
  )
  expect(classes(landscape as Element)).toMatch(/^landscape,fits-\d$/)
  expect(classes(portrait as Element)).toMatch(/^portrait,fits-\d$/)
  expect(words(landscape)).toEqual(words(portrait))
})

test("a node that is clicked is a link around its box and its text", () => {
  const [drawing] = variants('flowchart LR\nA[One] --> B[Two]\nclick B "/two"')
  const links: Element[] = []
  visit(drawing as Element, "element", (node) => {
    if (node.tagName === "a") links.push(node)
  })
  expect(links).toMatchObject([{ properties: { href: "/two" } }])
  expect(toString(links[0] as Element)).toBe("Two")
})

test.each([
  ["---", 0],
  ["-->", 1],
  ["<-->", 2],
])("an edge %s has %i arrowheads", (edge, count) => {
  const [drawing] = variants(`flowchart LR\nA[One] ${edge} B[Two]`)
  let heads = ""
  visit(drawing as Element, "element", (node) => {
    if (classes(node) === "head") heads += String(node.properties.d)
  })
  expect(heads.split("z").length - 1).toBe(count)
})

test("kinds without a layout are drawn by the library", () => {
  expect(drawDiagram("classDiagram\nA <|-- B").kind).toBe("wide")
})

test.each([
  ["sequenceDiagram\n  Graph ->> API: query\n  API ->> Graph: answer", "drawn"],
  ["%% a comment\n\nsequenceDiagram\n  Flowchart ->> API: query", "drawn"],
  ["erDiagram\n  GRAPH ||--o{ NODE : has", "wide"],
  ["flowchart LR\n  sequenceDiagram --> B", "drawn"],
])("names that are also words for kinds do not change the kind: %j", (source, kind) => {
  expect(drawDiagram(source)).toMatchObject({ kind })
})

test("a source that cannot be parsed is a fault", () => {
  expect(drawDiagram("pie")).toEqual({
    kind: "fault",
    message: expect.stringContaining("Invalid mermaid header") as string,
  })
})

test("drawings of one diagram do not share nodes", () => {
  const [first] = variants(chain(2))
  if (first) first.properties.role = "img"
  expect(variants(chain(2))[0]?.properties.role).toBeUndefined()
})
