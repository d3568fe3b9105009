import { expect, test } from "vitest"
import { finderOf } from "./find-ranges"

function marked(text: string, query: string): string[] {
  return finderOf(query)(text).map(({ start, end }) => text.slice(start, end))
}

test("stop words are not marked", () => {
  expect(marked("How do I keep a backup?", "how do I keep a backup")).toEqual(["keep", "backup"])
})

test("words are marked as a whole, even if the query is only a prefix", () => {
  expect(marked("Backups: backup_retention_period keeps a backup", "back")).toEqual([
    "Backups",
    "backup",
    "backup",
  ])
})

test("a word of two letters is only marked as a whole word", () => {
  expect(marked("CI in a circle, for the Citadel", "ci")).toEqual(["CI"])
})

test("a compound word and a version have one mark each", () => {
  expect(marked("GuardDuty needs v1.13, and guards", "GuardDuty 1.13")).toEqual([
    "GuardDuty",
    "v1.13",
    "guards",
  ])
})

const pasted = `╷
│ Error: Error acquiring the state lock
│
│ Error message: ConditionalCheckFailedException: The conditional request failed
│ Lock Info:
│   ID:        6b1f9f0c-4f4f-5c0e-9d0a-0f2f6a4f9b11
│   Operation: OperationTypeApply
│
│ Terraform acquires a state lock to protect the state from being written
│ by multiple users at the same time. Please resolve the issue above and try
│ again. For most commands, you can disable locking with the "-lock=false"
│ flag, but this is not recommended.
╵`

test("for a pasted message, only phrases are marked", () => {
  const text =
    "Error: Error acquiring the state lock. The request failed most of the time; try again with another lock, at the same time."
  expect(marked(text, pasted)).toEqual(["Error: Error acquiring the state lock"])
  expect(marked("Then try the lock again, at the same time.", pasted)).toEqual([])
})
