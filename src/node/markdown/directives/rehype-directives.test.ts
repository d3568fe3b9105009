import { expect, test } from "vitest"
import { render, withoutIcons } from "../test-support"

async function markup(...lines: string[]): Promise<string> {
  return withoutIcons(await render(lines.join("\n")))
}

function admonition(look: string, title: string, content: string, id = 1): string {
  return (
    `<div class="admonition admonition-${look} theme-admonition-${look}" role="note" aria-labelledby="admonition--${id}">` +
    `<p class="admonition-title" id="admonition--${id}">${title}</p>${content}</div>`
  )
}

test.each([
  ["note", "note", "Note"],
  ["tip", "tip", "Tip"],
  ["info", "info", "Info"],
  ["warning", "warning", "Warning"],
  ["caution", "caution", "Caution"],
  ["danger", "danger", "Danger"],
  ["important", "info", "Important"],
  ["secondary", "note", "Note"],
  ["success", "tip", "Success"],
])("admonition %s", async (name, look, title) => {
  expect(await markup(`:::${name}`, "Text.", ":::")).toBe(admonition(look, title, "<p>Text.</p>"))
})

test.each([
  [":::note[My *own* title]", "My <em>own</em> title"],
  [":::note My *own* title", "My <em>own</em> title"],
  [':::note See <b class="x">b</b>', 'See <b class="x">b</b>'],
])("admonition with a title: %s", async (opening, title) => {
  expect(await markup(opening, "Text.", ":::")).toBe(
    admonition("note", `<span class="sr-only">Note: </span>${title}`, "<p>Text.</p>"),
  )
})

test("an admonition has an icon that screen readers skip", async () => {
  expect(await render(":::tip\nx\n:::")).toMatch(/<svg class="admonition-icon"[^>]* aria-hidden="true">/)
})

test("admonitions nest with more colons", async () => {
  expect(await markup("::::note", ":::tip", "a", ":::", "b", "::::")).toBe(
    admonition("note", "Note", `${admonition("tip", "Tip", "<p>a</p>", 2)}<p>b</p>`),
  )
})

test("an admonition takes an id, and Markdown of every kind", async () => {
  const html = await markup(":::note{#here}", "- a", "", "```", "b", "```", ":::")
  expect(html).toMatch(/^<div class="admonition [^>]*id="here"><p class="admonition-title"/)
  expect(html).toContain("<ul>")
  expect(html).toContain('<figure class="code-block')
})

test.each([
  [
    "a summary",
    ":::details[More *info*]",
    '<details class="details"><summary>More <em>info</em></summary><p>x</p></details>',
  ],
  ["none", ":::details", '<details class="details"><summary>Details</summary><p>x</p></details>'],
  [
    "not open",
    ":::details[A]{open=false}",
    '<details class="details"><summary>A</summary><p>x</p></details>',
  ],
  ["open", ":::details[A]{open}", '<details class="details" open><summary>A</summary><p>x</p></details>'],
])("details: %s", async (_, opening, html) => {
  expect(await markup(opening, "x", ":::")).toBe(html)
})

test("steps", async () => {
  expect(await markup(":::steps", "1. One", "2. Two", ":::")).toBe(
    '<ol class="steps">\n<li>One</li>\n<li>Two</li>\n</ol>',
  )
})

test("cards", async () => {
  const html = await markup(
    ":::cards",
    "- [One](/one) First *text*.",
    "- [Two](/two): Second.",
    "- [Three](/three)",
    ":::",
  )
  expect(html).toBe(
    '<ul class="cards" role="list">\n' +
      '<li class="card"><a href="/prefix/one"><strong>One</strong></a><p>First <em>text</em>.</p></li>\n' +
      '<li class="card"><a href="/prefix/two"><strong>Two</strong></a><p>Second.</p></li>\n' +
      '<li class="card"><a href="/prefix/three"><strong>Three</strong></a></li>\n</ul>',
  )
})

test("cards with blank lines between them, and text below the link", async () => {
  const html = await markup(":::cards", "- [One](/one) First.", "", "  More.", "", "- Plain", ":::")
  expect(html).toBe(
    '<ul class="cards" role="list">\n' +
      '<li class="card"><a href="/prefix/one"><strong>One</strong></a><p>First.</p><p>More.</p></li>\n' +
      '<li class="card">\n<p>Plain</p>\n</li>\n</ul>',
  )
})

test("a file tree with folders, files and comments", async () => {
  const html = await markup(
    ":::file-tree",
    "- infra/  the root",
    "  - __init__.py — a *comment*",
    "  - *.tf # all of them",
    "- `README.md`",
    "- `b.ts` — the b",
    "- empty/",
    ":::",
  )
  expect(html).toBe(
    '<ul class="file-tree" tabindex="0" role="list" aria-label="File tree">\n' +
      '<li class="folder"><span class="file-name">infra/</span><span class="comment">the root</span><ul role="list">\n' +
      '<li class="file"><span class="file-name">__init__.py</span><span class="comment">a *comment*</span></li>\n' +
      '<li class="file"><span class="file-name">*.tf</span><span class="comment">all of them</span></li>\n' +
      "</ul></li>\n" +
      '<li class="file"><span class="file-name"><code>README.md</code></span></li>\n' +
      '<li class="file"><span class="file-name"><code>b.ts</code></span><span class="comment">the b</span></li>\n' +
      '<li class="folder"><span class="file-name">empty/</span></li>\n</ul>',
  )
})

test("tabs", async () => {
  const html = await markup(
    '::::tabs{group="iac-tool"}',
    ':::tab{label="Terraform" value="terraform"}',
    "One",
    ":::",
    ':::tab{label="OpenTofu" value="opentofu"}',
    "Two",
    ":::",
    "::::",
  )
  expect(html).toBe(
    '<doc-tabs data-group="iac-tool"><div role="tablist" aria-label="Infrastructure as code tool">' +
      '<button type="button" role="tab" id="tabs--1-terraform" aria-controls="tabs--1-terraform-panel" aria-selected="true" tabindex="0" data-value="terraform">Terraform</button>' +
      '<button type="button" role="tab" id="tabs--1-opentofu" aria-controls="tabs--1-opentofu-panel" aria-selected="false" tabindex="-1" data-value="opentofu">OpenTofu</button></div>' +
      '<section role="tabpanel" id="tabs--1-terraform-panel" aria-labelledby="tabs--1-terraform" data-value="terraform" data-label="Terraform" data-selected="" tabindex="0">' +
      '<p class="tab-label">Terraform</p><p>One</p></section>' +
      '<section role="tabpanel" id="tabs--1-opentofu-panel" aria-labelledby="tabs--1-opentofu" data-value="opentofu" data-label="OpenTofu" tabindex="0">' +
      '<p class="tab-label">OpenTofu</p><p>Two</p></section></doc-tabs>',
  )
})

test.each([
  ["a value made of the label", ':::tab{label="My Tool"}', 'data-value="my-tool"'],
  ["a label made of the value", ':::tab{value="tf"}', 'data-label="tf"'],
  ["a label in brackets", ":::tab[My *Tool*]", 'data-label="My Tool"'],
])("tabs: %s", async (_, opening, attribute) => {
  expect(await markup("::::tabs", opening, "x", ":::", "::::")).toContain(attribute)
})

test("tabs: text beside them is shown below", async () => {
  const html = await markup("::::tabs", "Above.", "", ":::tab[A]", "a", ":::", "", "Below.", "::::")
  expect(html).toMatch(/<\/section><\/doc-tabs>\n*<p>Above\.<\/p>\n*<p>Below\.<\/p>$/)
})

test("tabs: the one marked as default is selected", async () => {
  const html = await markup("::::tabs", ":::tab[A]", "a", ":::", ":::tab[B]{default}", "b", ":::", "::::")
  expect(html).toMatch(/data-label="B" data-selected=""/)
  expect(html).toMatch(/id="tabs--1-b" [^>]*aria-selected="true"/)
  expect(html).not.toMatch(/data-label="A" data-selected/)
})

test.each([
  ["", "Options"],
  ['{group="cloud-provider"}', "Cloud provider"],
  ['{group="x" label="Pick one"}', "Pick one"],
])("tabs: the list of %s is named", async (attributes, name) => {
  expect(await markup(`::::tabs${attributes}`, ":::tab[A]", "a", ":::", "::::")).toContain(
    `<div role="tablist" aria-label="${name}">`,
  )
})

test("tabs: ids are unique in a page, also where values repeat", async () => {
  const tabs = ["::::tabs", ":::tab[A]", "a", ":::", ":::tab[A]", "a", ":::", "::::", ""]
  const html = await markup(...tabs, ...tabs)
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toHaveLength(8)
  expect(new Set(ids).size).toBe(8)
})

test("directives inside of directives", async () => {
  const html = await markup(
    "::::::tabs",
    ":::::tab[A]",
    "::::steps",
    "1. One",
    "   :::note",
    "   x",
    "   :::",
    "::::",
    ":::::",
    "::::::",
  )
  expect(html).toContain('<ol class="steps">')
  expect(html).toContain('<div class="admonition admonition-note')
  expect(html).not.toContain("directive-")
})

test("an unknown directive is replaced by its content", async () => {
  expect(await markup(":::foo[Label]", "x", ":::")).toBe("<p>Label</p><p>x</p>")
})

test("an unclosed directive contains the rest of the page", async () => {
  expect(await markup(":::note", "a", "", "b")).toBe(admonition("note", "Note", "<p>a</p><p>b</p>"))
})

test.each([
  "At 10:30, :30 and 10:00.",
  "arn:aws:iam::123:role/x",
  "foo:bar :baz[x] :qux{y}",
  "::1",
  "::ffff",
  "::leaf[label]{a=b}",
])("colons are text: %s", async (text) => {
  expect(await render(text)).toBe(`<p>${text}</p>`)
})

test("Windows line endings", async () => {
  expect(await markup(":::note Title\r", "Text\r", ":::\r", "")).toBe(
    admonition("note", '<span class="sr-only">Note: </span>Title', "<p>Text</p>"),
  )
})
