import { expect, test } from "vitest"
import { parseDocument } from "../document"
import { contentLayout } from "../layout"
import { movedAnchorsByPage, movedAnchorsOf, parseRedirectsFile, siteTarget } from "./redirects"

const layout = contentLayout("content")

function pageOf(yaml: string) {
  const parsed = parseDocument(layout, "docs/guides/new.md", `---\ntitle: New\n${yaml}\n---\n\nText.\n`)
  return {
    documents: parsed.document ? [parsed.document] : [],
    problems: parsed.problems,
    positionOf: (_: unknown, field: readonly PropertyKey[]) => parsed.positionOf(field),
  }
}

test("redirects.yml maps old addresses to new ones; invalid addresses are reported at their positions", () => {
  const { data, problems } = parseRedirectsFile(
    "content/redirects.yml",
    "/old/: /new\n/gone: https://elsewhere.example/\n/x: javascript:alert(1)\n/y: //host.example\n/z: https://:secret@host.example/\n",
  )
  expect(data?.map(({ from, to, line }) => ({ from, to, line }))).toEqual([
    { from: "/old", to: "/new", line: 1 },
    { from: "/gone", to: "https://elsewhere.example/", line: 2 },
  ])
  const fix = 'it must be a path such as "/guides/new-name", or an https address.'
  expect(problems).toMatchObject([
    { line: 3, message: '"/x" has a wrong value, "javascript:alert(1)".', fix },
    { line: 4, message: '"/y" has a wrong value, "//host.example".', fix },
    { line: 5, message: '"/z" has a wrong value, "https://:secret@host.example/".', fix },
  ])
})

test("a redirects.yml that is a list is reported with what the file takes", () => {
  expect(parseRedirectsFile("content/redirects.yml", "- /old\n").problems).toMatchObject([
    {
      line: 1,
      message: "The file is not a list of names with values.",
      fix: "it must have on each line an old address, a colon and the new address.",
    },
  ])
})

test("an old address has only characters that all hosts compare in the same way", () => {
  const { problems } = pageOf('redirect_from: ["/a b", "/ok"]')
  expect(problems).toEqual([
    expect.objectContaining({
      rule: "front-matter",
      line: 3,
      message: 'Entry 1 of "redirect_from" has a wrong value.',
      fix: 'it must be a path such as "/guides/old-name", of letters, digits, dots, hyphens and underscores.',
    }),
  ])
})

test("moved headings lead to another heading of the page, or to another page", () => {
  const moved = movedAnchorsOf(pageOf('moved:\n  old: "#new"\n  other: /guides/other#part'))
  expect(moved.map(({ from, to, line }) => ({ from, to, line }))).toEqual([
    { from: "old", to: "/guides/new#new", line: 4 },
    { from: "other", to: "/guides/other#part", line: 5 },
  ])
  expect(movedAnchorsByPage(moved)).toEqual({
    "/guides/new": { old: "/guides/new#new", other: "/guides/other#part" },
  })
})

test("moved headings are looked up without the trailing slash of their page's address", () => {
  const moved = [
    { page: "/guides/", from: "old", to: "/guides/new" },
    { page: "/guides", from: "other", to: "/" },
  ]
  expect(movedAnchorsByPage(moved)).toEqual({ "/guides": { old: "/guides/new", other: "/" } })
})

test("the anchor of a target on this site is the decoded id of a heading", () => {
  expect(siteTarget("/guides/?a=b#caf%C3%A9")).toEqual({ path: "/guides", anchor: "caf\u00e9" })
  expect(siteTarget("https://example.com/#a")).toBeUndefined()
})

test("an invalid target of a moved heading is reported", () => {
  expect(pageOf("moved:\n  old: new").problems).toEqual([
    expect.objectContaining({
      line: 4,
      message: '"moved.old" has a wrong value.',
      fix: 'moved.old must be "#new-id", or a path such as "/guides/page#new-id".',
    }),
  ])
})
