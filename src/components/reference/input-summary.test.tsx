import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import type { NewestRelease } from "../../shared/reference"
import { InputSummary } from "./input-summary"

const input = (name: string, required: boolean) => ({ name, type: "string", required })
const html = (inputs: ReturnType<typeof input>[], outputs: number) =>
  renderToStaticMarkup(<InputSummary inputs={inputs} outputs={outputs} newest={null} />)
const text = (inputs: ReturnType<typeof input>[], outputs: number) =>
  html(inputs, outputs).replace(/<[^>]+>/g, " ")

test("the summary lists the required inputs and counts the others", () => {
  const inputs = [input("name", true), input("tags", false), input("size", false)]
  expect(text(inputs, 3)).toMatch(/Required inputs +name +string +2 optional inputs +· +3 outputs/)
})

test("the optional inputs and the outputs that only the newest release has are counted", () => {
  const added = [input("zone", false), input("key", true)] as unknown as NewestRelease["added"] // has all fields that are read
  const summary = renderToStaticMarkup(
    <InputSummary
      inputs={[input("tags", false)]}
      outputs={1}
      newest={{ release: "v2.0.0", added, addedOutputs: ["arn", "id"] }}
    />,
  )
  expect(summary).toContain("1 optional input</a>, 1 more in v2.0.0 · ")
  expect(summary).toContain("1 output</a>, 2 more in v2.0.0")
})

test("one optional input and one output are counted in the singular", () => {
  expect(text([input("tags", false)], 1)).toMatch(/No input is required\. +1 optional input +· +1 output +/)
})

test("inputs and outputs that a module does not have are not mentioned", () => {
  expect(text([input("name", true)], 0)).not.toMatch(/optional|output/)
  expect(text([], 1)).toBe("")
})

test("without required inputs there is no list", () => {
  expect(html([input("name", true)], 0)).toContain("<ul>")
  expect(html([input("tags", false)], 0)).not.toContain("<ul>")
})
