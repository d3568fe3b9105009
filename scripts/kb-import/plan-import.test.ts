import { expect, test } from "vitest"
import { createArticle } from "./create-article"
import type { Discussion } from "./fetch-discussions"
import { planImport, type Step } from "./plan-import"
import type { ExistingArticle } from "./read-articles"
import { discussion } from "./test-support"

const repository = { owner: "acme", name: "kb" }
const tags = [{ slug: "vpc", label: "vpc", description: "Networks." }]
const own = (number: number) => `https://github.com/acme/kb/discussions/${number}`

/** An article as an earlier run wrote it. */
function imported(fields: Partial<Discussion> & { number: number }): ExistingArticle {
  const { number } = fields
  const { text } = createArticle(discussion(fields), { repository, tags, numbers: new Set() })
  return { file: `knowledge-base/${number}.md`, text, number, importedFrom: own(number) }
}

const handwritten = (number: number, file = `knowledge-base/${number}.md`): ExistingArticle => ({
  file,
  text: "by hand",
  number,
})

function plan(discussions: Discussion[], existing: ExistingArticle[], removeMissing = false) {
  const { steps, unknownLabels } = planImport(discussions, existing, { repository, tags }, { removeMissing })
  return {
    lines: steps.map(({ kind, file, reason }: Step) => `${kind} ${file}: ${reason}`),
    steps,
    unknownLabels,
  }
}

test("a new discussion is created, in the order of numbers", () => {
  const { lines, steps } = plan([discussion({ number: 10 }), discussion({ number: 9 })], [])
  expect(lines).toEqual([
    "create knowledge-base/9.md: the discussion is new",
    "create knowledge-base/10.md: the discussion is new",
  ])
  expect(steps[0]?.text).toContain("number: 9\n")
})

test("an article that matches its discussion is unchanged, regardless of its line endings", () => {
  const windows = imported({ number: 9 })
  windows.text = windows.text.replaceAll("\n", "\r\n")
  const { lines, steps } = plan(
    [discussion({ number: 8 }), discussion({ number: 9 })],
    [imported({ number: 8 }), windows],
  )
  expect(lines).toEqual([
    "unchanged knowledge-base/8.md: it matches the discussion",
    "unchanged knowledge-base/9.md: it matches the discussion",
  ])
  expect(steps.some(({ text }) => text !== undefined)).toBe(false)
})

test("a changed discussion updates an article that nobody edited", () => {
  const before = imported({ number: 9 })
  const { lines, steps } = plan([discussion({ number: 9, answer: "Use the new module instead." })], [before])
  expect(lines).toEqual(["update knowledge-base/9.md: the discussion changed"])
  expect(steps[0]?.before).toBe(before.text)
  expect(steps[0]?.text).toContain("Use the new module instead.")
})

test("an edited article is kept, whether or not the discussion changed", () => {
  const edited = { ...imported({ number: 9 }) }
  edited.text = edited.text.replace("the host is replaced", "the host restarts")
  for (const title of [discussion({ number: 9 }).title, "Another title"]) {
    const { lines, steps } = plan([discussion({ number: 9, title })], [edited])
    expect(lines).toEqual(["kept knowledge-base/9.md: it was edited by hand"])
    expect(steps[0]?.text).toBeUndefined()
  }
})

test.each([
  ["of the same name", handwritten(9), "kept knowledge-base/9.md: it was written by hand"],
  [
    "of the same number",
    handwritten(9, "knowledge-base/keys.mdx"),
    "kept knowledge-base/keys.mdx: it was written by hand",
  ],
  [
    "of another repository",
    { ...imported({ number: 9 }), importedFrom: "https://github.com/acme/other/discussions/9" },
    "kept knowledge-base/9.md: it was imported from https://github.com/acme/other/discussions/9",
  ],
  [
    "in another place",
    { ...imported({ number: 9 }), file: "knowledge-base/keys.md" },
    "kept knowledge-base/keys.md: it was moved by hand",
  ],
])("an article %s is never overwritten", (_, article, line) => {
  expect(plan([discussion({ number: 9 })], [article]).lines).toEqual([line])
})

test("an article whose discussion is gone is reported, and removed only on request", () => {
  const edited = imported({ number: 8 })
  edited.text += "More.\n"
  const other = { ...imported({ number: 7 }), importedFrom: "https://github.com/acme/other/discussions/7" }
  const existing = [imported({ number: 9 }), edited, other, handwritten(3)]
  expect(plan([], existing).lines).toEqual([
    "missing knowledge-base/8.md: its discussion is gone; --remove-missing would remove it unless it was edited by hand",
    "missing knowledge-base/9.md: its discussion is gone; --remove-missing would remove it unless it was edited by hand",
  ])
  expect(plan([], existing, true).lines).toEqual([
    "kept knowledge-base/8.md: its discussion is gone, but it was edited by hand",
    "remove knowledge-base/9.md: its discussion is gone",
  ])
})

test("a discussion that cannot be read is refused, and the others are imported", () => {
  const { lines } = plan([discussion({ number: 8, body: ">".repeat(100) }), discussion({ number: 9 })], [])
  expect(lines).toEqual([
    "refused knowledge-base/8.md: its text is nested more than 50 levels deep",
    "create knowledge-base/9.md: the discussion is new",
  ])
})

test("labels that are no tags are counted", () => {
  const discussions = [
    ["bug", "vpc"],
    ["bug", "new"],
  ].map((labels, index) => discussion({ number: index + 1, labels }))
  expect([...plan(discussions, []).unknownLabels]).toEqual([
    ["bug", 2],
    ["new", 1],
  ])
})

test("an article is related to articles only, not to a discussion that is refused", () => {
  const links = `See ${own(2)} and ${own(3)}.`
  const { steps } = plan(
    [
      discussion({ number: 1, body: links }),
      discussion({ number: 2, body: "a" }),
      discussion({ number: 3, body: "word ".repeat(20_000) }),
    ],
    [],
  )
  expect(steps.map(({ kind }) => kind)).toEqual(["create", "create", "refused"])
  expect(steps[0]?.text).toContain("related: [2]\n")
  const before = imported({ number: 3 })
  const present = plan(
    [discussion({ number: 1, body: links }), discussion({ number: 3, body: "> ".repeat(300) })],
    [before],
  )
  expect(present.steps[0]?.text).toContain("related: [3]\n")
})
