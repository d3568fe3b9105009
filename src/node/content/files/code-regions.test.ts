import { expect, test } from "vitest"
import { excerptOf, fixOfRegion, readRegions } from "./code-regions"

const file = `# region all
provider "aws" {}

module "vpc" {
  # region inputs

  name = "a"
    # region
    cidr = "b"
  // endregion inputs
}
# endregion
`

test("a region is the code between its comments, without surrounding blank lines and common indentation", () => {
  expect(excerptOf(file, "inputs")).toEqual({
    value: 'name = "a"\n  # region\n  cidr = "b"',
    lines: [7, 8, 9],
    indent: 2,
  })
})

test("the comments of inner regions, and all of them in a whole file, are left out", () => {
  const value = 'provider "aws" {}\n\nmodule "vpc" {\n\n  name = "a"\n    # region\n    cidr = "b"\n}'
  const lines = [2, 3, 4, 6, 7, 8, 9, 11]
  expect(excerptOf(file, "all")).toEqual({ value, lines, indent: 0 })
  expect(excerptOf(file)).toEqual({ value, lines, indent: 0 })
})

test("a whole file keeps the indentation that its lines have in common", () => {
  expect(excerptOf("  a\n  b\n")).toEqual({ value: "  a\n  b", lines: [1, 2], indent: 0 })
})

test("a region that the file does not have is undefined", () => {
  expect(excerptOf(file, "outputs")).toBeUndefined()
})

test.each([
  ["# region a", "# endregion"],
  ["#region a", "#endregion a"],
  ["  // region a", "  // endregion a"],
  ["-- region a", "-- endregion"],
  ["; region a", "; endregion"],
  ["/* region a */", "/* endregion a */"],
  ["<!-- region a -->", "<!-- endregion -->"],
])("%s and %s mark a region", (start, end) => {
  expect(excerptOf(`x\r\n${start}\r\ny\r\n${end}\r\nz`, "a")).toEqual({ value: "y", lines: [3], indent: 0 })
})

test.each(["# region where the stack runs", "# Region a", 'region = "a"', "# region", "a # region b"])(
  "%s marks no region",
  (line) => {
    expect(readRegions(line)).toMatchObject({ marks: new Set(), faults: [] })
  },
)

test.each([
  ["a\n# endregion", 2, "A region ends here and starts nowhere.", "# region …"],
  ["# endregion b", 1, 'The region "b" ends here and starts nowhere.', "# region b"],
])("an end without a start is reported: %j", (text, line, message, start) => {
  const fix = `remove the comment, or put "${start}" above the first line of the region.`
  expect(readRegions(text).faults).toEqual([{ line, message, fix }])
})

test("regions that cross are reported", () => {
  expect(readRegions("# region a\n# region b\n# endregion a\n# endregion b\n# endregion a").faults).toEqual([
    {
      line: 3,
      message: 'The region "a" ends here, but the last that started is "b".',
      fix: 'write "endregion b", or end that region first.',
    },
  ])
})

test("a name that is given twice is reported", () => {
  expect(readRegions("# region a\n# endregion\n# region a\n# endregion").faults).toEqual([
    { line: 3, message: 'The file has two regions "a".', fix: "give this one another name." },
  ])
})

test("a region that never ends is reported where it starts", () => {
  expect(readRegions("\n// region a\nx").faults).toEqual([
    {
      line: 2,
      message: 'The region "a" never ends.',
      fix: 'put "# endregion", or "// endregion", below its last line.',
    },
  ])
})

test.each([
  ["input", file, 'did you mean "inputs"?'],
  ["zzzzzz", file, 'name a region that the file has: "inputs", "all".'],
  [
    "call",
    "x",
    'mark its lines in the file by the comments "# region call" and "# endregion", or "//" in place of "#".',
  ],
])("the fix for the region %s", (region, text, fix) => {
  expect(fixOfRegion(region, text)).toBe(fix)
})
