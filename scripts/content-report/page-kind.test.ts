import { expect, test } from "vitest"
import { pageKindOf } from "./page-kind"

test.each([
  ["/faq/", "index"],
  ["/faq/eks/", "faq"],
  ["/guides/vpc/", "index"],
  ["/guides/vpc/production-grade-design/intro", "index"],
  ["/guides/vpc/deployment-walkthrough/deploy-a-bastion-host", "step"],
  ["/guides/terraform-12/deployment-walkthrough", "step"],
  ["/guides/vpc/core-concepts/introspection", "concept"],
])("%s is of the kind %s", (slug, kind) => {
  expect(pageKindOf({ kind: "doc", format: "md", slug })).toBe(kind)
})

test("articles, services and MDX pages are known by their files", () => {
  expect(pageKindOf({ kind: "article", format: "md", slug: "/discussions/knowledge-base/3" })).toBe("article")
  expect(pageKindOf({ kind: "service", format: "mdx", slug: "/reference/services/security/bastion" })).toBe(
    "service",
  )
  expect(pageKindOf({ kind: "doc", format: "mdx", slug: "/tools" })).toBe("composed")
})
