import { readFileSync } from "node:fs"
import { globSync } from "tinyglobby"
import { expect, test } from "vitest"

// Otherwise, builds on machines of other languages would differ, and browsers would hydrate lists in another order than their HTML.
test("texts are compared as in English, not as in the language of the machine", () => {
  const calls = globSync("src/**/*.{ts,tsx}", { ignore: "**/*.test.{ts,tsx}" }).flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line.includes(".localeCompare("))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(calls.length).toBeGreaterThan(10)
  expect(
    calls.filter((call) => call.split(".localeCompare(").length !== call.split(', "en"').length),
  ).toEqual([])
})
