import { expect, test } from "vitest"
import { temporaryTree } from "../../../tests/temporary-tree"
import { contentLayout } from "../content/layout"
import type { Problem } from "../report/problem"
import { withSourcePositions } from "./source-positions"

const source = [
  "- term: VPC",
  "  definition: A [network](/vcp).",
  "- term: EKS",
  '  definition: "Its \\"nodes\\" are in a [network](/vcp)."',
  "- term: IAM",
  "  definition: >-",
  "    Users and",
  "    roles.",
  "- term: ECS",
  "  definition: See [it](/esc).",
  "- term: ELB",
  "  definition: See [it](/esc).",
  "- term: Kafka",
  '  definition: "The [API](/ap) of \\"topics\\"."',
  '  see: "[MSK](/mks)"',
  "- term: Helm",
]
const body = [
  "### VPC",
  "A [network](/vcp).",
  "### EKS",
  'Its "nodes" are in a [network](/vcp).',
  "### IAM",
  "Users and roles.",
  "See [it](/esc).",
  'The [API](/ap) of "topics".',
  "More: [MSK](/mks).",
  "Kafka",
  "Helm",
]

function positionOf(line: number, column: number | undefined, file = "content/glossary.yml"): string {
  const layout = contentLayout("content", temporaryTree({ "content/glossary.yml": source.join("\n") }))
  const generated = { generatedFrom: "glossary.yml", reportFile: "content/glossary.yml", bodyLine: 5 }
  const problem: Problem = {
    rule: "broken-link",
    file,
    line,
    ...(column === undefined ? {} : { column }),
    message: "It is wrong.",
    fix: "fix it.",
  }
  const [placed] = withSourcePositions([problem], {
    layout,
    documents: [
      { ...generated, body: "Another page." },
      { ...generated, body: body.join("\n") },
    ],
  })
  return `${placed?.line}:${placed?.column}`
}

test.each([
  ["a line that the source has", 6, 3, "2:17"],
  ["a line as a whole", 6, undefined, "2:15"],
  ["a line with quotation marks that the source escapes", 8, 22, "4:39"],
  ["a line in front of such quotation marks", 12, 5, "14:20"],
  ["a line to which the page adds a full stop", 13, 7, "15:9"],
  ["a line of five letters", 14, 1, "13:9"],
  ["a line that is too short to be recognized", 15, 1, "undefined:undefined"],
  ["a line that the source breaks", 10, 1, "undefined:undefined"],
  ["a line that the source has twice", 11, 5, "undefined:undefined"],
  ["a line that the page does not have", 30, 1, "undefined:undefined"],
])("the position of a problem in %s", (_, line, column, position) => {
  expect(positionOf(line, column)).toBe(position)
})

test("a problem of a written page keeps its position", () => {
  expect(positionOf(6, 3, "content/docs/a.md")).toBe("6:3")
})
