import { expect, test } from "vitest"
import { formatText } from "./format-text"

test("a text is formatted with the project's settings", async () => {
  const long = `const list = [${Array.from({ length: 14 }, (_, index) => `"w${index}"`).join(", ")}]`
  expect(long.length).toBeGreaterThan(100)
  expect(await formatText("folder/list.ts", `${long};`)).toBe(`${long}\n`)
  expect(await formatText("list.md", "* One\n* Two")).toBe("- One\n- Two\n")
})

test("a text that cannot be parsed is an error that names the file", async () => {
  await expect(formatText("folder/list.ts", "const = 1")).rejects.toThrow(/^folder\/list\.ts: ./)
})
