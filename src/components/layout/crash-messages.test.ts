import { expect, test } from "vitest"
import { crashMessages } from "./crash-messages"

test("an error is followed by its causes", () => {
  const error = new Error("The page is broken.", {
    cause: new Error("The data is broken.", { cause: "no network" }),
  })
  expect(crashMessages(error)).toEqual(["The page is broken.", "The data is broken.", "no network"])
})

test("an error that is its own cause does not loop", () => {
  const error = new Error("Again.")
  error.cause = error
  expect(crashMessages(error)).toHaveLength(10)
})
