import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { temporaryTree } from "../../tests/temporary-tree"
import { applyPlan } from "./apply-plan"

test("the first article of a content tree creates the folder of the knowledge base", async () => {
  const root = temporaryTree()
  const step = {
    kind: "create",
    file: "knowledge-base/5.md",
    reason: "the discussion is new",
    text: "Text.\n",
  } as const
  await applyPlan({ root, reportRoot: "content" }, [step])
  expect(readFileSync(path.join(root, step.file), "utf8")).toBe("Text.\n")
})
