import { expect, test } from "vitest"
import { asOne, describeStep, runStep } from "./test-steps.mjs"

test("the result of a step has its counts and its duration", async () => {
  const result = await runStep("Unit tests", () => Promise.resolve({ passed: 5, failed: 2, output: "text" }))
  expect(result).toEqual({
    name: "Unit tests",
    passed: 5,
    failed: 2,
    output: "text",
    seconds: expect.any(Number),
  })
})

test.each([[new Error("The report is missing.")], ["The report is missing."]])(
  "a step that throws counts as one failure, with the message: %s",
  async (thrown) => {
    const result = await runStep("Unit tests", () => Promise.reject(thrown as Error))
    expect(result).toMatchObject({ passed: 0, failed: 1, output: "The report is missing." })
    expect(describeStep(result)).toMatch(/^Unit tests FAILED in \d+\.\d s\nThe report is missing\.$/)
  },
)

test("a mistake in the code of a step is shown with its position", async () => {
  const result = await runStep("Unit tests", () => Promise.reject(new TypeError("x is not a function")))
  expect(result.output).toMatch(/^TypeError: x is not a function\n {4}at .*test-steps\.test\.ts/)
})

test("the output of a successful step is omitted", () => {
  const step = { name: "Lint", seconds: 1.23, output: "All files are formatted.\n" }
  expect(describeStep({ ...step, ...asOne(true) })).toBe("Lint passed in 1.2 s")
  expect(describeStep({ ...step, ...asOne(false) })).toBe("Lint FAILED in 1.2 s\nAll files are formatted.")
})
