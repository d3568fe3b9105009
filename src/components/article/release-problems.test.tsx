import { renderToStaticMarkup } from "react-dom/server"
import { expect, test, vi } from "vitest"
import { ReleaseProblems } from "./release-problems"

vi.mock("gatsby", () => ({ withPrefix: (path: string) => path }))

const html = (...titles: string[]) =>
  renderToStaticMarkup(
    <ReleaseProblems problems={titles.map((title) => ({ id: title.toLowerCase(), title }))} />,
  )

test.each([
  [["One"], "One."],
  [["One", "Two", "Three"], "One; Two; Three."],
  [["One", "Two", "Three", "Four"], "One; Two; Three and 1 more reason."],
  [["One", "Two", "Three", "Four", "Five"], "One; Two; Three and 2 more reasons."],
])("the problems %j are listed as %j", (titles, text) => {
  expect(html(...titles).replaceAll(/<[^>]*>/g, "")).toBe(text)
})

test("each problem links to its row, and the number of further problems to the page", () => {
  const links = Array.from(
    html("One", "Two", "Three", "Four").matchAll(/href="([^"]*)"/g),
    ([, href]) => href,
  )
  expect(links).toEqual([
    "/reference/deployable#one",
    "/reference/deployable#two",
    "/reference/deployable#three",
    "/reference/deployable",
  ])
})
