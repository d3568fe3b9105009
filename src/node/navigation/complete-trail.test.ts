import { expect, test } from "vitest"
import { completeTrail, linkCatalog, pageAbove, sectionStart } from "./complete-trail"

const guides = { label: "Guides", href: "/guides" }

test("the page above a sidebar is the first breadcrumb", () => {
  const own = [{ label: "Network" }, { label: "Subnets", href: "/guides/build/network/subnets" }]
  expect(completeTrail(own, guides)).toEqual([guides, ...own])
  expect(completeTrail(own, undefined)).toEqual(own)
})

test("a section's first page is listed once, under the section's name", () => {
  const page = { label: "Update Guides", href: "/guides/update/" }
  expect(completeTrail([{ label: "Foundations", href: "/guides/" }, page], guides)).toEqual([guides, page])
})

test("the groups around a service lead to the lists of services", () => {
  const slug = "/reference/services/data-storage/amazon-rds"
  const page = { label: "Amazon RDS", href: slug }
  expect(linkCatalog([{ label: "Service Catalog API" }, { label: "Data Storage" }, page], slug)).toEqual([
    { label: "Service Catalog API", href: "/reference/services/" },
    { label: "Data Storage", href: "/reference/services/data-storage/" },
    page,
  ])
  const ownPage = [{ label: "Data Storage", href: "/reference/services/data-storage/overview" }]
  expect(linkCatalog(ownPage, slug)).toEqual(ownPage)
  expect(linkCatalog([{ label: "Data Storage" }], "/guides/")).toEqual([{ label: "Data Storage" }])
})

const indexOf = (...slugs: string[]) => {
  const page = (slug: string) => ({
    kind: "doc" as const,
    id: slug,
    file: "",
    slug,
    title: slug,
    label: slug,
  })
  return { bySlug: new Map(slugs.map((slug) => [slug.replace(/(.)\/$/, "$1"), page(slug)])) }
}

test("the parent of a page that is in no sidebar is the closest page above it by path, and never the home page", () => {
  const index = indexOf("/", "/guides/", "/guides/releases/", "/guides/releases/vpc/2024")
  const above = (slug: string) => pageAbove(index, slug)?.href
  expect(above("/guides/releases/vpc/2024")).toBe("/guides/releases/")
  expect(above("/guides/releases/")).toBe("/guides/")
  expect(above("/guides/")).toBeUndefined()
})

test("a section starts with its first page or, without such a page, the section with the catalog starts with the catalog", () => {
  const reference = { label: "Service Catalog", path: "/reference" }
  const start = (...slugs: string[]) => sectionStart(indexOf(...slugs), reference)
  expect(start("/reference", "/reference/services/")).toEqual({
    label: "Service Catalog",
    href: "/reference",
  })
  expect(start("/reference/services/")).toEqual({
    label: "Service Catalog API",
    href: "/reference/services/",
  })
  expect(start("/guides")).toBeUndefined()
  expect(sectionStart(indexOf("/reference/services/"), { label: "Guides", path: "/guides" })).toBeUndefined()
  expect(sectionStart(indexOf("/guides"), undefined)).toBeUndefined()
})
