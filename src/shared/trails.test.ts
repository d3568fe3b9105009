import { expect, test } from "vitest"
import { catalogTrail, checkTrail, knowledgeBaseTrail, tagsTrail } from "./trails"

test.each([
  ["the knowledge base", knowledgeBaseTrail(), ["Knowledge Base"]],
  [
    "an article",
    knowledgeBaseTrail({ title: "Why?", slug: "/discussions/knowledge-base/1" }),
    ["Knowledge Base", "Why?"],
  ],
  ["the tags", tagsTrail(), ["Tags"]],
  ["a tag", tagsTrail({ label: "ALB", slug: "alb" }), ["Tags", "ALB"]],
  ["the catalog", catalogTrail({ title: "Services", slug: "/reference/services/" }), [expect.any(String)]],
  ["the check of calls", checkTrail(), [expect.any(String), "Check my call"]],
])("the trail of %s starts at its collection and ends at the page", (_, trail, labels) => {
  expect(trail.map(({ label }) => label)).toEqual(labels)
})

test("each step of a trail leads to its page", () => {
  expect(tagsTrail({ label: "ALB", slug: "alb" }).map(({ href }) => href)).toEqual(["/tags", "/tags/alb"])
  expect(catalogTrail({ title: "Networking", slug: "/reference/services/networking/" })).toHaveLength(2)
  expect(checkTrail().at(-1)?.href).toBe("/reference/check")
})
