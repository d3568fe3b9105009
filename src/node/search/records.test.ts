import { expect, test } from "vitest"
import { site } from "../../site.config"
import { pageRecords } from "./records"

const page = {
  slug: "/faq/eks/",
  title: "EKS",
  description: "About EKS.",
  tags: ["kubernetes"],
  sections: [
    { text: "" },
    { heading: { id: "why", text: "Why?", level: 2 }, text: "Because." },
    { heading: { id: "detail", text: "Detail", level: 3 }, text: "More." },
    { heading: { id: "how", text: "How?", level: 2 }, text: "Like so." },
  ],
}

test("a page makes one record for itself and one for each heading section", () => {
  const records = pageRecords(page, site)
  expect(records.map(({ url, type, content }) => [url, type, content])).toEqual([
    ["/faq/eks/", "lvl1", "About EKS."],
    ["/faq/eks/#why", "lvl2", "Because."],
    ["/faq/eks/#detail", "lvl3", "More."],
    ["/faq/eks/#how", "lvl2", "Like so."],
  ])
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(4)
})

test("a record knows the headings above it, and only those", () => {
  const [, , detail, how] = pageRecords(page, site)
  expect(detail?.hierarchy).toMatchObject({
    lvl0: "FAQ",
    lvl1: "EKS",
    lvl2: "Why?",
    lvl3: "Detail",
    lvl4: null,
  })
  expect(how?.hierarchy).toMatchObject({ lvl2: "How?", lvl3: null })
})

test("records carry what contextual search filters on", () => {
  expect(pageRecords(page, site)[0]).toMatchObject({
    language: "en",
    docusaurus_tag: "docs-default-current",
    version: "current",
    tags: ["kubernetes"],
  })
  expect(pageRecords({ ...page, slug: "/tools" }, site)[0]).toMatchObject({ docusaurus_tag: "default" })
})
