import { expect, test } from "vitest"
import { z } from "zod"
import { usableData, usableFields, usableParts } from "./usable-parts"

const schema = z.strictObject({
  name: z.string(),
  size: z.strictObject({ width: z.number() }).optional(),
  rows: z.array(z.strictObject({ id: z.string(), tags: z.array(z.string()).optional() })).min(1),
})

const usable = (value: unknown) => usableParts(value, schema.safeParse(value).error?.issues ?? [])

const good = { name: "a", size: { width: 1 }, rows: [{ id: "a", tags: ["b"] }, { id: "c" }] }

test.each([
  ["a correct value", good, good],
  [
    "an unknown field in a list entry",
    { ...good, rows: [{ id: "a", x: 1 }] },
    { ...good, rows: [{ id: "a" }] },
  ],
  ["a list entry without a field", { ...good, rows: [{}, { id: "c" }] }, { ...good, rows: [{ id: "c" }] }],
  [
    "an entry of an inner list",
    { ...good, rows: [{ id: "a", tags: [1, "b"] }] },
    { ...good, rows: [{ id: "a", tags: ["b"] }] },
  ],
  ["a field of a field", { ...good, size: { width: "1" } }, { name: "a", rows: good.rows }],
  ["an unknown field of a field", { ...good, size: { width: 1, x: 1 } }, good],
])("the usable parts of a value with %s", (_, value, parts) => {
  expect(usable(value)).toEqual(parts)
})

test("a list that is too short without its wrong entries is not usable", () => {
  expect(usableData(schema, { ...good, rows: [{}] }, usableParts)).toBeUndefined()
  const optional = schema.partial()
  expect(usableData(optional, { ...good, rows: [{}] }, usableParts)).toEqual({ name: "a", size: good.size })
})

test("a value without named fields has no usable ones", () => {
  expect(["a", null, ["a"]].map((value) => usableFields(value, []))).toEqual([{}, {}, {}])
})
