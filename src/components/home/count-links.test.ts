import { expect, test } from "vitest"
import { countLinks } from "./count-links"

test("each kind is shown with its number and links to its list", () => {
  expect(countLinks({ services: 35, articles: 395, walkthroughs: 1 })).toEqual([
    { title: "35 services", href: "/reference/services/" },
    { title: "1 walkthrough", href: "/guides/" },
    { title: "395 articles", href: "/discussions/knowledge-base/" },
  ])
})

test("kinds that the site does not have are omitted", () => {
  expect(countLinks({ services: 0, articles: 0, walkthroughs: 0 })).toEqual([])
})
