import { expect, test } from "vitest"
import { outline } from "../../markdown/test-support"
import type { CheckedFile } from "../page"
import { checkDrawings } from "./check-drawings"

function page(body: string): CheckedFile {
  const document = { file: "a.md", reportFile: "content/a.md", slug: "/a", format: "md" as const }
  return { document: { ...document, body, bodyLine: 1 }, outline: outline(body) }
}

const fence = (...lines: string[]) => ['```mermaid alt="x"', ...lines, "```"].join("\n")

test("a diagram that can be parsed but not laid out is reported at its position", () => {
  const faulty = fence("flowchart LR", "A --> B")
  const draw = () => ({ kind: "fault" as const, message: "no place left" })
  expect(checkDrawings([page(`A.\n\n${faulty}`)], draw)).toEqual([
    {
      rule: "mdx-syntax",
      file: "content/a.md",
      line: 3,
      column: 1,
      message: 'The diagram cannot be drawn: its layout ends with "no place left".',
      fix: "simplify the diagram, or draw it as an SVG file.",
    },
  ])
})

test("diagrams that can be drawn or have faulty lines, and other code, are not reported", () => {
  const blocks = [fence("flowchart LR", "A --> B"), fence("flowchart LR", "A -->"), "```text\nA --> B\n```"]
  expect(checkDrawings([page(blocks.join("\n\n"))])).toEqual([])
})
