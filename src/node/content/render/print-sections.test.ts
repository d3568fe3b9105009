import { expect, test } from "vitest"
import { type PrintablePage, printSections } from "./print-sections"

const page = (slug: string, fields: Partial<PrintablePage> = {}): PrintablePage => ({
  id: slug,
  slug,
  length: 100,
  isText: true,
  ...fields,
})
const sectionsOf = (pages: readonly PrintablePage[], order: readonly string[] = []) =>
  printSections(pages, (path) => (order.includes(path) ? order.indexOf(path) : undefined)).map(
    ({ slug, pages }) => [slug, pages.map(({ slug }) => slug)],
  )

const vpc = [page("/vpc/"), page("/vpc/b"), page("/vpc/a"), page("/vpc/c")]

test("an index with the pages below it, in the order of the sidebar, then of their addresses", () => {
  expect(sectionsOf([...vpc, page("/elsewhere")], ["/vpc/c"])).toEqual([
    ["/vpc/print", ["/vpc/", "/vpc/c", "/vpc/a", "/vpc/b"]],
  ])
})

test.each([
  ["few pages", vpc.slice(0, 3)],
  ["pages that are too long together", [...vpc, page("/vpc/d", { length: 249_700 })]],
  ["a page of its own at the address", [...vpc, page("/vpc/print")]],
  ["an index that is a component", [page("/vpc/", { isText: false }), ...vpc.slice(1)]],
  ["the home page", [page("/"), page("/a"), page("/b"), page("/c")]],
])("there is no printable page for %s", (_, pages) => {
  expect(sectionsOf(pages)).toEqual([])
})

test("pages without text are excluded", () => {
  expect(sectionsOf([...vpc, page("/vpc/d", { isText: false })])[0]?.[1]).not.toContain("/vpc/d")
})

test("a section within a printable section has no printable page", () => {
  const inner = ["/vpc/in/", "/vpc/in/a", "/vpc/in/b", "/vpc/in/c"].map((slug) => page(slug))
  expect(sectionsOf([...vpc, ...inner]).map(([slug]) => slug)).toEqual(["/vpc/print"])
})
