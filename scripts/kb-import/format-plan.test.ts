import { expect, test } from "vitest"
import { formatPlan } from "./format-plan"
import type { Plan } from "./plan-import"

const plan: Plan = {
  steps: [
    { kind: "create", file: "knowledge-base/1.md", reason: "the discussion is new", text: "a\n" },
    {
      kind: "update",
      file: "knowledge-base/2.md",
      reason: "the discussion changed",
      before: "a\nb\nc\nd\n",
      text: "a\nb\nc\ne\n",
    },
    { kind: "kept", file: "knowledge-base/3.md", reason: "it was edited by hand" },
  ],
  unknownLabels: new Map([
    ["new", 1],
    ["bug", 2],
  ]),
}

test("the output of a run has a line for each file, and the counts", () => {
  expect(formatPlan(plan, "content", false)).toEqual([
    "create    content/knowledge-base/1.md  the discussion is new",
    "update    content/knowledge-base/2.md  the discussion changed",
    "kept      content/knowledge-base/3.md  it was edited by hand",
    'label     "bug" of 2 discussions is not a tag of content/tags.yml and was left out',
    'label     "new" of 1 discussion is not a tag of content/tags.yml and was left out',
    "1 create, 1 update, 0 unchanged, 1 kept, 0 missing, 0 remove, 0 refused.",
  ])
})

test("a dry run also shows what an update would change", () => {
  const lines = formatPlan(plan, "content", true)
  expect(lines.slice(1, 6)).toEqual([
    "update    content/knowledge-base/2.md  the discussion changed",
    "    @@ line 3 @@",
    "     c",
    "    -d",
    "    +e",
  ])
  expect(lines.at(-1)).toBe(
    "Dry run, nothing is changed: 1 create, 1 update, 0 unchanged, 1 kept, 0 missing, 0 remove, 0 refused.",
  )
})

test("a long difference is cut", () => {
  const linesOf = (count: number) => {
    const text = "line\n".repeat(count)
    const steps: Plan["steps"] = [{ kind: "update", file: "a.md", reason: "", before: "", text }]
    return formatPlan({ steps, unknownLabels: new Map() }, "content", true)
  }
  expect(linesOf(100)).toHaveLength(1 + 20 + 1 + 1)
  expect(linesOf(100).at(-2)).toBe("    … 81 more lines")
  expect(linesOf(19)).toHaveLength(1 + 20 + 1)
})
