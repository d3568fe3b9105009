import { expect, test } from "vitest"
import { findSample } from "./find-sample"

const call = (code: string) => `<figure><pre><code class="language-hcl">${code}</code></pre></figure>`
const commands = '<figure><pre><code class="language-bash">terraform init</code></pre></figure>'
const tab = (tool: string, content: string) =>
  `<section role="tabpanel" id="x" data-value="${tool}" data-label="Label">${content}</section>`
const panel = (tool: string, code: string) => tab(tool, call(code))
const heading = '<div class="heading-anchor"><h2 id="sample-call" class="anchor">Sample call</h2></div>'

test("the sample calls of each tool are found; samples in other sections are ignored", () => {
  const html = `${panel("terraform", "before")}${heading}<div class="tabs">${panel("terraform", "module")}${panel("terragrunt", "unit")}</div><h2 id="more">More</h2>${panel("opentofu", "after")}`
  expect(findSample(html)).toEqual([
    { tools: ["terraform"], html: "module" },
    { tools: ["terragrunt"], html: "unit" },
  ])
})

test("a call before the tabs is for the tools whose tab has no call", () => {
  const tabs = `<div class="tabs">${tab("terraform", commands)}${tab("opentofu", commands)}${panel("terragrunt", "unit")}</div>`
  expect(findSample(`${heading}${call("module")}${tabs}`)).toEqual([
    { tools: ["terraform", "opentofu"], html: "module" },
    { tools: ["terragrunt"], html: "unit" },
  ])
})

test("a call without tabs is for every tool", () => {
  expect(findSample(`${heading}${call("module")}`)).toEqual([
    { tools: ["terraform", "opentofu", "terragrunt"], html: "module" },
  ])
})

test("tabs for other choices than tools are ignored", () => {
  expect(findSample(`${heading}${panel("macos", "brew")}`)).toEqual([])
})

test("a page without the section has no sample calls", () => {
  expect(findSample(panel("terraform", "module"))).toEqual([])
})
