import { expect, test } from "vitest"
import { markEnd, markStart } from "./client/search-hit"
import { splitMarks } from "./split-marks"

/** Writes marks for `[` and `]`. */
const marked = (text: string) => text.replaceAll("[", markStart).replaceAll("]", markEnd)

test.each([
  ["", ""],
  ["plain", "plain"],
  ["[all]", "ALL"],
  ["before [match] after", "before |MATCH| after"],
  ["[one][two] [three]", "ONE|TWO| |THREE"],
  ["cut off [match", "cut off |MATCH"],
  ["[match] with two ends] and a rest", "MATCH| with two ends and a rest"],
])("the runs of %j are %j, matches in capitals", (value, runs) => {
  expect(
    splitMarks(marked(value))
      .map(({ text, marked }) => (marked ? text.toUpperCase() : text))
      .join("|"),
  ).toBe(runs)
})
