import { expect, test } from "vitest"
import { fetchFailure } from "./fetch-failure"

test.each([
  [
    new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED 127.0.0.1:1") }),
    "connect ECONNREFUSED 127.0.0.1:1",
  ],
  [new TypeError("fetch failed", { cause: new AggregateError([]) }), "AggregateError"],
  [new Error("The operation was aborted."), "The operation was aborted"],
])("%s fails because: %s", (error, reason) => {
  expect(fetchFailure(error)).toBe(reason)
})
