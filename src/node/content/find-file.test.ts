import { expect, test } from "vitest"
import { findFile } from "./find-file"
import { contentLayout } from "./layout"

const site = "tests/fixtures/sites/reading"
const layout = contentLayout("content", site)

test.each([
  ["./plan.png", "content/docs/plan.png", undefined],
  ["plan.png?raw#top", "content/docs/plan.png", undefined],
  ["pl%61n.png", "content/docs/plan.png", undefined],
  ["@site/content/docs/plan.png", "content/docs/plan.png", undefined],
  ["/favicon.svg", "static/favicon.svg", "/favicon.svg"],
  ["@site/static/favicon.svg", "static/favicon.svg", "/favicon.svg"],
])("%s is a file", (address, file, publicPath) => {
  const found = findFile(layout, "docs/images.md", address)
  expect(found?.file.endsWith(file)).toBe(true)
  expect(found?.publicPath).toBe(publicPath)
})

test.each(["missing.png", "100%.png", "../docs", "/img", "@site/content"])("%s is none", (address) => {
  expect(findFile(layout, "docs/images.md", address)).toBeUndefined()
})
