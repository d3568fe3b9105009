import { expect, test } from "vitest"
import { cleanError } from "../shared/search/clean-error"
import { matchErrors, readErrors } from "./match-errors"

/** Each message is on a different page. */
const index = readErrors(
  [
    [0, ["Error: Invalid index\n\nThe given key does not identify an element in this collection value"]],
    [1, ["Invalid count argument"]],
    [2, ["AccessDenied: User: arn:aws:iam::111111111111:user/ci is not authorized to perform: ses:Verify"]],
    [
      3,
      [
        "error deleting S3 Bucket (example-logs): BucketNotEmpty: The bucket you tried to delete is not empty",
      ],
    ],
    [4, ["terraform apply again later"]],
    [5, ["It is unauthorized"]],
    [6, ["ValidationException:\n    status code: 400, request id: …"]],
    [7, ["EntityAlreadyExists: Role with name ROLE already exists."]],
  ],
  (record) => record,
)
const found = (text: string) =>
  matchErrors(index, cleanError(text), (record) => record).map(({ record }) => record)

test("a message is found by its full text and by one of its lines", () => {
  expect(found("Invalid index: the given key does not identify an element in this collection value")).toEqual(
    [0],
  )
  expect(found("The given key does not identify an element in this collection value.")).toEqual([0])
})

test("a page that quotes a whole message is found by its first line and other words, as one that quotes the line", () => {
  const whole =
    "Error: Invalid count argument\n\nThe count value depends on attributes that cannot be determined"
  const known = readErrors(
    [
      [0, [whole]],
      [1, ["Invalid count argument"]],
    ],
    (record) => record,
  )
  const matches = matchErrors(known, "Invalid count argument vpc-peering", (record) => record)
  expect(matches.map(({ record }) => record)).toEqual(expect.arrayContaining([0, 1]))
})

test("a short line of a message does not match on its own; a longer one does, and the name of the error", () => {
  const lines = [
    "Error: Invalid lock",
    "Deleting old state buckets failed",
    "Restart every runner before noon",
  ]
  const known = readErrors(
    [
      [0, [lines.join("\n")]],
      [1, ["Another message"]],
    ],
    (record) => record,
  )
  const foundIn = (text: string) => matchErrors(known, cleanError(text), (record) => record)
  expect(foundIn(lines.join("\n"))).toHaveLength(1)
  expect(foundIn(lines[1] ?? "")).toHaveLength(1)
  expect(foundIn(lines[0] ?? "")).toEqual([])
})

test("parts that are specific to another reader are ignored", () => {
  expect(
    found(
      "AccessDenied: User: arn:aws:sts::999999999999:assumed-role/x is not authorized to perform: ses:Verify",
    ),
  ).toEqual([2])
  expect(
    found("error deleting S3 Bucket (globex-1): BucketNotEmpty: The bucket you tried to delete is not empty"),
  ).toEqual([3])
})

test("text around a message is ignored, and the longer message comes first", () => {
  const text =
    "Plan: 3 to add.\nInvalid count argument\nBucketNotEmpty: The bucket you tried to delete is not empty\n1 error"
  expect(found(text)).toEqual([3, 1])
})

test("of two pages with a message each, one that quotes a second message comes first", () => {
  const messages = [
    "Deleting old state buckets failed",
    "Restart every runner before noon",
    "Check remote module caches twice",
  ]
  const [first = "", ...others] = messages
  const known = readErrors(
    [
      [0, [first]],
      [1, others],
    ],
    (record) => record,
  )
  const ranked = matchErrors(known, messages.join("\n"), (record) => record)
  expect(ranked.map(({ record }) => record)).toEqual([1, 0])
})

test("single words of a message do not match", () => {
  expect(found("the count of users")).toEqual([])
  expect(found("how it is that users are unauthorized")).toEqual([])
  expect(found("the given key does not work")).toEqual([])
  expect(found("")).toEqual([])
})

test("a question with words of a message in another order does not match", () => {
  expect(found("EntityAlreadyExists: Role with name ci already exists.")).toEqual([7])
  expect(found("can I import a role that already exists with its policies")).toEqual([])
})

test("the response status of a message is not enough to recognize it, and its name is", () => {
  expect(found("VpcLimitExceeded: Too many VPCs.\n\tstatus code: 400, request id: 1a2b")).toEqual([])
  expect(found("ValidationException:\n\tstatus code: 400, request id: 1a2b")).toEqual([6])
})

test("a message that names another error does not match, and one of another version of the program does", () => {
  const known = readErrors(
    [
      [0, ["NetworkAclEntryLimitExceeded: The maximum number of network acl entries has been reached."]],
      [1, ["Error: AccessDenied: User is not authorized to perform this action"]],
      [2, ["Error: DBInstanceNotFoundFault: There is no database with this name"]],
    ],
    (record) => record,
  )
  const foundIn = (text: string) =>
    matchErrors(known, cleanError(text), (record) => record).map(({ record }) => record)
  expect(foundIn("VpcLimitExceeded: The maximum number of VPCs has been reached.")).toEqual([])
  expect(foundIn("The maximum number of network acl entries has been reached.")).toEqual([0])
  expect(foundIn("AccessDeniedException: User is not authorized to perform this action")).toEqual([1])
  expect(foundIn("DBInstanceNotFound: There is no database with this name")).toEqual([2])
})

test("the time to read a pasted text of long names grows with its length, not with a power of it", () => {
  const before = process.cpuUsage()
  expect(found(`Error: this is not a name\n${`${"aB".repeat(498)}\n`.repeat(20)}`)).toEqual([])
  expect(process.cpuUsage(before).user / 1_000_000).toBeLessThan(1)
})
