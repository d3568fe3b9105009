import { expect, test } from "vitest"
import { fencedCode } from "./fenced-code"

test("the fence is longer than all runs of backticks in the code", () => {
  expect(fencedCode("text", "a `b`")).toBe("```text\na `b`\n```")
  expect(fencedCode("md", "````text\n```\n````")).toBe("`````md\n````text\n```\n````\n`````")
})
