import { expect, test } from "vitest"
import { homePaths, readerPaths } from "../../shared/home-links"
import { existing, existingPaths, existingPlanLinks } from "./existing-links"

const link = (href: string) => ({ title: href, href })
const allBut = (...paths: string[]) => homePaths.filter((path) => !paths.includes(path))

test("a link to a page that does not exist is removed", () => {
  expect(existing([link("/support"), link("/gone")], ["/gone"])).toEqual([link("/support")])
})

test("a reader path without links is removed", () => {
  expect(existingPaths(readerPaths, allBut("/faq/"))).toEqual([
    expect.objectContaining({ title: "Stuck", links: [{ title: "FAQ", href: "/faq/" }] }),
  ])
  expect(existingPaths(readerPaths, homePaths)).toEqual([])
})

test("a part of the plan whose page does not exist has no link", () => {
  const network = "/guides/build-it-yourself/vpc/"
  expect(existingPlanLinks(allBut(network))).toEqual({ network })
})
