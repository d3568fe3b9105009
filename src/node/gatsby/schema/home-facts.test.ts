import { expect, test } from "vitest"
import { homePaths } from "../../../shared/home-links"
import { homeFacts } from "./home-facts"
import { resolverContext } from "./test-support"

const steps = (label: string, paths: readonly string[]) => [
  { type: "category", depth: 0, label, steps: true },
  ...paths.map((href) => ({ type: "page", depth: 1, label: href, href })),
]
const items = [
  ...steps("A", ["/guides/a/first", "/guides/a/second"]),
  ...steps("B", ["/guides/b/first", "/guides/b/second"]),
  ...steps("Only one page", ["/guides/c"]),
]
const guides = items.flatMap((item) => ("href" in item ? item.href : []))

function factsOf(slugs: readonly string[]) {
  const pages = slugs.map((slug) => ({ kind: "doc", id: slug, file: "", slug, title: "", label: "" }))
  const getNodeById = ({ type }: { type?: string }) =>
    type === "Sidebar"
      ? { name: "guides", items, internal: { contentDigest: "1" } }
      : { pages: pages.map((page) => (guides.includes(page.slug) ? { ...page, sidebar: "guides" } : page)) }
  return homeFacts(resolverContext({ getNodeById }))
}

test("walkthroughs are counted, not their steps", () => {
  expect(factsOf(["/", "/guides/", ...guides]).walkthroughs).toBe(2)
})

test("a link is missing if there is no page at its path; a trailing slash makes no difference", () => {
  const others = homePaths.filter((path) => path !== "/faq/" && path !== "/support")
  expect(factsOf([...others, "/faq"]).missingPaths).toEqual(["/support"])
})

test("the page below a link is not the link's page", () => {
  expect(factsOf([...homePaths.filter((path) => path !== "/faq/"), "/faq/eks/"]).missingPaths).toEqual([
    "/faq/",
  ])
})
