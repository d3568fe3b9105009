import { expect, test } from "vitest"
import {
  entryCards,
  existing,
  existingPaths,
  existingPlanLinks,
  planLinks,
  promise,
  readerPaths,
  useCases,
} from "./home-links"

const link = (href: string) => ({ title: href, href })

test("a link to a page that does not exist is removed", () => {
  expect(existing([link("/support"), link("/gone")], ["/", "/support"])).toEqual([link("/support")])
})

test("a trailing slash makes no difference", () => {
  const links = [link("/faq/"), link("/support")]
  expect(existing(links, ["/faq", "/support/"])).toEqual(links)
})

test("a prefix of a page's path does not match the page", () => {
  expect(existing([link("/guides")], ["/guides/style/"])).toEqual([])
})

test("a reader path without links is removed", () => {
  expect(existingPaths(readerPaths, ["/faq/"])).toEqual([
    expect.objectContaining({ title: "Stuck", links: [{ title: "FAQ", href: "/faq/" }] }),
  ])
  expect(existingPaths(readerPaths, [])).toEqual([])
})

test("a part of the plan whose page does not exist has no link", () => {
  expect(existingPlanLinks(["/guides/build-it-yourself/vpc"])).toEqual({
    network: "/guides/build-it-yourself/vpc/",
  })
})

test("every link to a page of this site is a path without query or fragment", () => {
  const links = [promise, ...entryCards, ...useCases, ...readerPaths.flatMap((path) => path.links)]
  const addresses = [...links.map(({ href }) => href), ...Object.values(planLinks)]
  for (const href of addresses) expect(href).toMatch(/^(?:\/[\w.-]+)+\/?$/)
})

test("a reader path offers two to four links", () => {
  for (const { links } of readerPaths) {
    expect(links.length).toBeGreaterThanOrEqual(2)
    expect(links.length).toBeLessThanOrEqual(4)
  }
})
