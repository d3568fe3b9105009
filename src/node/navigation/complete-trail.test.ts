import { expect, test } from "vitest"
import { completeTrail, linkCatalog } from "./complete-trail"

const guides = { label: "Guides", href: "/guides" }

test("the page above a sidebar comes first", () => {
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
  expect(linkCatalog([{ label: "Data Storage" }], "/guides/")).toEqual([{ label: "Data Storage" }])
})
