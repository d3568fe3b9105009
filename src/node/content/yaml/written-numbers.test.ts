import { expect, test, vi } from "vitest"
import { z } from "zod"
import { readYaml } from "./read-yaml"
import { withWrittenNumbers } from "./written-numbers"

const schema = z.object({ order: z.number(), names: z.array(z.union([z.string(), z.number()])) })

test("numbers in fields for text become texts, however many there are, with few passes of the schema", () => {
  const count = 2000
  const read = readYaml("a.md", `order: 2.0\nnames: [${Array(count).fill("1.10").join(", ")}]\n`)
  if (!("yaml" in read)) throw new Error("The text is valid.")
  const parse = vi.spyOn(schema, "safeParse")
  expect(withWrittenNumbers(schema, read.yaml)).toEqual({ order: 2, names: Array(count).fill("1.10") })
  expect(parse.mock.calls.length).toBeLessThanOrEqual(3)
})
