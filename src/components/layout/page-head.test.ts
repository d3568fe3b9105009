import { expect, test } from "vitest"
import { pageTitle } from "./page-head"

test("the site's title follows the page's, once", () => {
  expect(pageTitle("How it works")).toBe("How it works | Gruntwork Docs")
  expect(pageTitle("Gruntwork Docs")).toBe("Gruntwork Docs")
})
