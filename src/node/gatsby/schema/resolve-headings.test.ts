import { expect, test } from "vitest"
import { referenceHeadings } from "../../../shared/reference"
import type { DocPageNode } from "../nodes/types"
import { referenceHeadingsOf, shownHeadings } from "./resolve-headings"

const allHeadings = [2, 3, 4].map((level) => ({ id: `h${level}`, text: `Heading ${level}`, level }))
const page = (kind: string, frontMatter: object = {}) =>
  ({ kind, docId: "reference/services/a/b", allHeadings, document: { kind, frontMatter } }) as DocPageNode // what is read
const nodeModel = {
  getNodeById: () => null,
  findAll: ({ type }: { type: string }) =>
    Promise.resolve({
      entries: type === "TerraformInput" ? [{ declared: { required: true }, position: 0 }] : [],
    }),
}

test("the site says which levels a table of contents shows, and a page may say otherwise", () => {
  const levels = (frontMatter: object) => shownHeadings(page("doc", frontMatter)).map(({ level }) => level)
  expect(levels({})).toEqual([2, 3])
  expect(levels({ toc_min_heading_level: 3, toc_max_heading_level: 4 })).toEqual([3, 4])
})

test("a table of contents that is hidden has no headings of the text, nor of a service's inputs and outputs", async () => {
  const { inputs, required } = referenceHeadings
  expect(await referenceHeadingsOf(page("service"), nodeModel)).toEqual([inputs, required])
  expect(await referenceHeadingsOf(page("doc"), nodeModel)).toEqual([])

  const hidden = page("service", { hide_table_of_contents: true })
  expect([...shownHeadings(hidden), ...(await referenceHeadingsOf(hidden, nodeModel))]).toEqual([])
})
