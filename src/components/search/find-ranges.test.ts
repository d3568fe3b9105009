import { expect, test } from "vitest"
import { placesOf, wantedTerms } from "./find-ranges"

test("stop words are not marked", () => {
  expect(wantedTerms("how do I keep a backup")).toEqual(["keep", "backup"])
})

test("words are marked as a whole, even if the query is only a prefix", () => {
  const text = "Backups: backup_retention_period keeps a backup"
  const marked = placesOf(text, wantedTerms("back")).map(({ start, end }) => text.slice(start, end))
  expect(marked).toEqual(["Backups", "backup", "backup"])
})

test("a compound word and a version are one mark each", () => {
  const text = "GuardDuty needs v1.13, and guards"
  const marked = placesOf(text, wantedTerms("GuardDuty 1.13")).map(({ start, end }) => text.slice(start, end))
  expect(marked).toEqual(["GuardDuty", "v1.13", "guards"])
})
