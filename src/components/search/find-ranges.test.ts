import { expect, test } from "vitest"
import { placesOf, wantedTerms } from "./find-ranges"

test("words worth marking are those that say something", () => {
  expect(wantedTerms("how do I keep a backup")).toEqual(["keep", "backup"])
})

test("words are marked whole, also when the reader typed their beginning", () => {
  const text = "Backups: backup_retention_period keeps a backup"
  const marked = placesOf(text, wantedTerms("back")).map(({ start, end }) => text.slice(start, end))
  expect(marked).toEqual(["Backups", "backup", "backup"])
})
