import { expect, test } from "vitest"
import { catalogPages } from "./catalog-pages"

const service = (slug: string) => ({ kind: "service", slug }) as const

test("a tree with services has a page for all of them and one for each category", () => {
  const pages = [
    service("/reference/services/security/bastion"),
    service("/reference/services/ci-cd-pipeline/jenkins"),
  ]
  expect(catalogPages(pages).map(({ kind, slug, title }) => [kind, slug, title])).toEqual([
    ["site", "/reference/services/", "Service Catalog API"],
    ["site", "/reference/services/ci-cd-pipeline/", "CI/CD Pipeline"],
    ["site", "/reference/services/security/", "Security"],
  ])
})

test("a written page replaces the generated one", () => {
  const pages = [
    service("/reference/services/security/bastion"),
    { kind: "doc", slug: "/reference/services/security" } as const,
  ]
  expect(catalogPages(pages).map(({ slug }) => slug)).toEqual(["/reference/services/"])
})

test("a tree without services has no such pages", () => {
  expect(catalogPages([{ kind: "doc", slug: "/reference/services/intro/overview" }])).toEqual([])
})
