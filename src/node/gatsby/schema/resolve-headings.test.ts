import { expect, test } from "vitest"
import { referenceHeadings } from "../../../shared/reference"
import { parseDocument } from "../../content/document"
import { contentLayout } from "../../content/layout"
import type { DocPageNode } from "../nodes/types"
import { referenceHeadingsOf, shownHeadings } from "./resolve-headings"
import { resolverContext } from "./test-support"

const layout = contentLayout("content")
const body = "## Second\n\n### Third\n\n#### Fourth\n"

/** A page's node with the fields that its headings depend on. */
function page(file: string, frontMatter = "title: X") {
  const { document } = parseDocument(layout, file, `---\n${frontMatter}\n---\n${body}`)
  return { kind: document?.kind, docId: document?.id, document } as DocPageNode
}
const doc = "docs/a.md"
const service = "reference/services/a/b/index.md"

const context = resolverContext({
  findAll: ({ type, query }) => {
    const isRequested =
      type === "ModuleFile" && JSON.stringify(query).includes('"eq":"reference/services/a/b"')
    const file = { service: "reference/services/a/b", holds: "inputs", reportFile: "variables.tf" }
    const entries = isRequested ? [{ ...file, text: 'variable "a" {\n  type = string\n}\n' }] : []
    return Promise.resolve({ entries })
  },
})

test("the site configuration defines the levels of tables of contents, and a page can override them", async () => {
  const levels = async (frontMatter?: string) =>
    (await shownHeadings(page(doc, frontMatter), context)).map(({ level }) => level)
  expect(await levels()).toEqual([2, 3])
  expect(await levels("toc_min_heading_level: 3\ntoc_max_heading_level: 4")).toEqual([3, 4])
})

test("a hidden table of contents has no headings, neither of the text nor of a service's inputs and outputs", async () => {
  const { inputs, required } = referenceHeadings
  expect(await referenceHeadingsOf(page(service), context)).toEqual([inputs, required])
  expect(await referenceHeadingsOf(page(doc), context)).toEqual([])

  const hidden = page(service, "hide_table_of_contents: true")
  expect([
    ...(await shownHeadings(hidden, context)),
    ...(await referenceHeadingsOf(hidden, context)),
  ]).toEqual([])
})

test("what a page contains is read once its results and those of its .tf files are there", async () => {
  const requested: string[] = []
  const noResults = (file: string) => {
    requested.push(file)
    return Promise.reject(new Error("The thread has crashed."))
  }
  const failing = { ...context, resultsOf: noResults }
  await expect(shownHeadings(page(doc), failing)).rejects.toThrow("The thread has crashed.")
  await expect(referenceHeadingsOf(page(service), failing)).rejects.toThrow("The thread has crashed.")
  expect(requested).toEqual([page(doc).document.file, "reference/services/a/b/variables.tf"])
})
