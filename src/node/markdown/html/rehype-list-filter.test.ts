import { expect, test } from "vitest"
import { render } from "../test-support"

const field =
  '<doc-filter><label>Filter releases<input type="search" autocomplete="off"></label><p role="status"></p>' +
  "<p hidden>Nothing on this page matches. Remove a word, or " +
  '<a href="/prefix/search">search the whole documentation</a>.</p></doc-filter>'

test("the element of a filter is replaced by a field with its name, an element for the count, and a sentence", async () => {
  expect(await render('<div data-filter="Filter releases"></div>')).toBe(field)
})

test("each heading of level 3 below a filter is wrapped in one element with its text", async () => {
  const html = await render(
    '### Before\n\n<div data-filter="Filter releases"></div>\n\n## May\n\nIntro\n\n### v2\n\nNew\n\n- a\n\n### v1\n\n## April\n\nEnd',
  )
  const tags = html
    .replace(/<a class="hash-link".*?<\/a>|\n/g, "")
    .replace(/<div class="heading-anchor"[^>]*>(.*?)<\/div>/g, "$1")
  expect(tags.slice(tags.indexOf(field) + field.length).replace(/<(h\d) [^>]*>/g, "<$1>")).toBe(
    '<h2>May</h2><p>Intro</p><div class="entry"><h3>v2</h3><p>New</p><ul><li>a</li></ul></div>' +
      '<div class="entry"><h3>v1</h3></div><h2>April</h2><p>End</p>',
  )
  expect(tags).toMatch(/^(?!<div class="entry">)/)
})
