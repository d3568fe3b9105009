import { expect, test } from "vitest"
import { purposeOf } from "./page-purpose"

test.each([
  ["/faq/", "index"],
  ["/faq/eks/", "faq"],
  ["/guides/vpc/", "index"],
  ["/guides/vpc/production-grade-design/intro", "index"],
  ["/guides/vpc/deployment-walkthrough/deploy-a-bastion-host", "step"],
  ["/guides/terraform-12/deployment-walkthrough", "step"],
  ["/guides/vpc/core-concepts/introspection", "concept"],
])("%s has the purpose %s", (slug, kind) => {
  expect(purposeOf({ kind: "doc", format: "md", slug })).toBe(kind)
})

test("articles, services and MDX pages are recognized by their files", () => {
  expect(purposeOf({ kind: "article", format: "md", slug: "/discussions/knowledge-base/3" })).toBe("article")
  expect(purposeOf({ kind: "service", format: "mdx", slug: "/reference/services/security/bastion" })).toBe(
    "service",
  )
  expect(purposeOf({ kind: "doc", format: "mdx", slug: "/tools" })).toBe("composed")
})
