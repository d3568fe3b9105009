import { expect, test } from "vitest"
import { render } from "../test-support"

test("check boxes of task lists are named", async () => {
  expect(await render("- [ ] a\n- [x] b")).toBe(
    '<ul class="contains-task-list">\n' +
      '<li class="task-list-item"><input type="checkbox" disabled aria-label="Incomplete task"> a</li>\n' +
      '<li class="task-list-item"><input type="checkbox" checked disabled aria-label="Completed task"> b</li>\n</ul>',
  )
})

test("footnotes are linked both ways, under a heading for screen readers", async () => {
  expect(await render("A[^n]\n\n[^n]: Note.")).toBe(
    '<p>A<sup><a href="#user-content-fn-n" id="user-content-fnref-n" data-footnote-ref aria-describedby="footnote-label">1</a></sup></p>\n' +
      '<section data-footnotes class="footnotes"><h2 class="sr-only" id="footnote-label">Footnotes</h2>\n<ol>\n' +
      '<li id="user-content-fn-n">\n<p>Note. <a href="#user-content-fnref-n" data-footnote-backref="" aria-label="Back to reference 1" class="footnote-back"><span aria-hidden="true">↩</span></a></p>\n</li>\n</ol>\n</section>',
  )
})

test("strikethrough", async () => {
  expect(await render("~~a~~")).toBe("<p><del>a</del></p>")
})
