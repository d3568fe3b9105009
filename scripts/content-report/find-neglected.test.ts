import { expect, test } from "vitest"
import type { CheckedPage } from "../../src/node/checks/page"
import { createContentIndex, type IndexedPage } from "../../src/node/content/content-index"
import { findNeglected } from "./find-neglected"
import type { PageFigures } from "./measure-page"

interface Given {
  id: string
  kind?: "doc" | "article"
  sidebar?: string
  linksIn?: number
  unlisted?: boolean
  daysSinceReview?: number
}

function neglected(given: readonly Given[]) {
  const indexed = given.map(({ id, kind = "doc", sidebar }): IndexedPage => {
    const page = { kind, id, file: `${id}.md`, slug: `/${id}`, title: id, label: id }
    return sidebar === undefined ? page : { ...page, sidebar }
  })
  const pages = given.map(({ id, kind = "doc", unlisted }) => ({
    document: { id, kind, isUnlisted: unlisted },
  }))
  const figures = given.map(({ id, linksIn = 0, daysSinceReview }) => ({
    file: `${id}.md`,
    linksIn,
    ...(daysSinceReview === undefined ? {} : { daysSinceReview }),
  }))
  return findNeglected(
    pages as unknown as CheckedPage[], // all that is read of pages and figures
    figures as unknown as PageFigures[],
    { index: createContentIndex(indexed, []) },
    100,
  )
}

test("orphans are pages without a sidebar and without a link", () => {
  const pages: Given[] = [
    { id: "orphan" },
    { id: "shown", sidebar: "docs" },
    { id: "linked", linksIn: 1 },
    { id: "unlisted", unlisted: true },
    { id: "1", kind: "article" },
  ]
  expect(neglected(pages).orphans).toEqual(["orphan.md"])
})

test("stale pages come oldest first; the limit itself is not too long ago", () => {
  const reviewed = { old: 101, older: 300, limit: 100 }
  const pages = Object.entries(reviewed).map(([id, daysSinceReview]) => ({ id, daysSinceReview }))
  expect(neglected([...pages, { id: "never" }]).stale).toEqual([
    { file: "older.md", days: 300 },
    { file: "old.md", days: 101 },
  ])
})
