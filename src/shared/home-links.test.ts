import { expect, test } from "vitest"
import { homePaths, readerPaths } from "./home-links"

test("every link to a page of this site is a path without query or fragment", () => {
  for (const path of homePaths) expect(path).toMatch(/^(?:\/[\w.-]+)+\/?$/)
})

test("a reader path offers two to four links", () => {
  for (const { links } of readerPaths) {
    expect(links.length).toBeGreaterThanOrEqual(2)
    expect(links.length).toBeLessThanOrEqual(4)
  }
})
