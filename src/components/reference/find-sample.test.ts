import { expect, test } from "vitest"
import { findSample } from "./find-sample"

const panel = (tool: string, code: string) =>
  `<section role="tabpanel" id="x" data-value="${tool}" data-label="Label"><figure><pre><code class="language-hcl">${code}</code></pre></figure></section>`
const heading = '<div class="heading-anchor"><h2 id="sample-call" class="anchor">Sample call</h2></div>'

test("the sample calls of each tool are found; samples in other sections are ignored", () => {
  const html = `${panel("terraform", "before")}${heading}<div class="tabs">${panel("terraform", "module")}${panel("terragrunt", "unit")}</div><h2 id="more">More</h2>${panel("opentofu", "after")}`
  expect(findSample(html)).toEqual([
    { tool: "terraform", html: "module" },
    { tool: "terragrunt", html: "unit" },
  ])
})

test("tabs for other choices than tools are ignored", () => {
  expect(findSample(`${heading}${panel("macos", "brew")}`)).toEqual([])
})

test("a page without the section has no sample calls", () => {
  expect(findSample(panel("terraform", "module"))).toEqual([])
})
