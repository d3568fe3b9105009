import { expect, test } from "vitest"
import { outputSitePages } from "./site-pages"

const site = {
  title: "Docs",
  tagline: "All of it.",
  navbar: [{ label: "Start", to: "/start", position: "left" }],
} as const
const link = (slug: string) => ({ slug, title: slug, description: "D" })
const page = (slug: string, kind = "doc") => ({ ...link(slug), kind, unlisted: false })
const nothing = { pages: [], articles: [], tags: [], categories: [] }

test("every generated page links to the pages that it lists", () => {
  const made = outputSitePages(
    {
      ...nothing,
      pages: [page("/start"), page("/reference/services/networking/vpc", "service")],
      articles: [link("/discussions/knowledge-base/3")],
      tags: [
        { slug: "vpc", label: "VPC", description: "Networks.", pages: [{ ...link("/start"), section: "" }] },
      ],
      categories: [{ ...link("/category/parts"), links: [link("/parts/one")] }],
    },
    site,
  )
  expect(made.map(({ slug, links }) => [slug, links.map((target) => target.slug)])).toEqual([
    ["/", ["/start", "/discussions/knowledge-base/", "/tags"]],
    ["/tags", ["/tags/vpc"]],
    ["/discussions/knowledge-base/", ["/discussions/knowledge-base/3"]],
    ["/reference/check", ["/reference/services/"]],
    ["/reference/services/", ["/reference/services/networking/vpc"]],
    ["/reference/services/networking/", ["/reference/services/networking/vpc"]],
    ["/category/parts", ["/parts/one"]],
    ["/tags/vpc", ["/start"]],
  ])
  expect(made.filter(({ unlisted }) => unlisted)).toEqual([])
})

test("an unlisted service, and a page that is no service, are not in the lists of services", () => {
  const service = page("/reference/services/networking/vpc", "service")
  const unlisted = { ...page("/reference/services/networking/old", "service"), unlisted: true }
  const advice = page("/reference/services/networking/advice")
  const made = outputSitePages({ ...nothing, pages: [service, unlisted, advice] }, site)
  expect(made.find(({ slug }) => slug === "/reference/services/")?.links.map(({ slug }) => slug)).toEqual([
    service.slug,
  ])
})

test("there is no generated home page if a page of the content is at the root", () => {
  const made = outputSitePages({ ...nothing, pages: [page("/")] }, site)
  expect(made.map(({ slug }) => slug)).not.toContain("/")
})

test("the lists of a site without tags, articles and services exist, and are unlisted", () => {
  const made = outputSitePages(nothing, site)
  expect(made.map(({ slug, unlisted = false }) => [slug, unlisted])).toEqual([
    ["/", false],
    ["/tags", true],
    ["/discussions/knowledge-base/", true],
    ["/reference/check", true],
  ])
  expect(made[0]?.links.map(({ slug }) => slug)).toEqual(["/start"])
})
