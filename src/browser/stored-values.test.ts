import { expect, test } from "vitest"
import { parseValues } from "./stored-values"

test.each([
  [null, undefined],
  ["", undefined],
  ["{", undefined],
  ["[]", undefined],
  ["1", undefined],
  ['{"a":"b","c":1}', { a: "b" }],
])("%j holds %j", (text, values) => expect(parseValues(text)).toEqual(values))
