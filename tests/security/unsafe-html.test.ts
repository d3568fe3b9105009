import { expect, test } from "vitest"
import { outlineOf } from "../../src/node/markdown/read-markdown"
import { renderMarkdown } from "../../src/node/markdown/render-markdown"
import { testContext } from "../../src/node/markdown/test-support"
import { renderDescription } from "../../src/node/reference/render-description"
import { ContentTree, page } from "./content-tree"
import { leftovers, markdownPayloads } from "./html-payloads"

const rulesOf = (body: string, format: "md" | "mdx") =>
  outlineOf({ file: `docs/a.${format}`, format, body, bodyLine: 1 }).messages.map(
    ({ rule, line }) => `${line} ${rule}`,
  )

test.each(markdownPayloads)("Markdown: %j is removed from the page, and reported", async (body) => {
  const html = await renderMarkdown({ file: "docs/a.md", format: "md", body, bodyLine: 1 }, testContext)
  expect(leftovers(html)).toEqual([])
  expect(rulesOf(body, "md")).toContain("3 unsafe-html")
})

test.each([
  '<script>{"alert(1)"}</script>',
  '<div dangerouslySetInnerHTML={{ __html: "<img src=x onerror=alert(1)>" }} />',
  '<p {...{ dangerouslySetInnerHTML: { __html: "x" } }} />',
  '<a {...{ href: "javascript:alert(1)" }}>x</a>',
  "<a {...props}>x</a>",
  '<a href="javascript:alert(1)">x</a>',
  '<a href={"javascript:alert(1)"}>x</a>',
  "<a href={`java\\tscript:alert(1)`}>x</a>",
  '<a href={"java" + "script:alert(1)"}>x</a>',
  '<Card title="x" href="javascript:alert(1)">x</Card>',
  '<iframe srcDoc="<script>alert(1)</script>" />',
  "<p onClick={() => alert(1)}>x</p>",
  '<p style={{ background: "url(//host.example)" }}>x</p>',
  '<svg><set attributeName="href" to="javascript:alert(1)" /></svg>',
  "<form><input /></form>",
  '{[1].map(() => <a href="javascript:alert(1)">x</a>)}',
  "{[1].map(() => <script>x</script>)}",
  'export const Evil = () => <iframe src="//host.example" />',
  'export const Evil = () => <p {...{ dangerouslySetInnerHTML: { __html: "x" } }} />',
  'export const list = [{ href: "javascript:alert(1)" }]',
  'import React from "react"\n\n{React.createElement("script")}',
  "[x](javascript:alert(1))",
])("MDX: %j is reported", (body) => {
  expect(rulesOf(`A\n\n${body}`, "mdx")).toContainEqual(expect.stringMatching(/^[35] unsafe-html$/))
})

test.each([
  "{process.env.ALGOLIA_ADMIN_KEY}",
  '{typeof process === "object" && process.env.HOME}',
  '{require("fs").readFileSync("/etc/passwd")}',
  "{module.exports}",
  "{global.process}",
  "{globalThis.process}",
  '{[].map.constructor("return process")()}',
  '{[].map["constructor"]("return process")()}',
  '{eval("process")}',
  '{Function("return process")()}',
  '{import("node:fs")}',
  "{import.meta.url}",
  "export const key = process.env.ALGOLIA_ADMIN_KEY",
  '<Card title={process.env.HOME} href="/">x</Card>',
  "<p {...process.env}>x</p>",
])("MDX: %j, which accesses the build process, is reported", (body) => {
  expect(rulesOf(`A\n\n${body}`, "mdx")).toContain("3 mdx-syntax")
})

test.each([
  '<details className="a" open><summary>A</summary>B</details>',
  'import plan from "./plan.pdf"\n\n<a href={plan}>x</a>',
  'import plan from "./plan.png"\n\n<img src={plan} alt="x" width="20" />',
  '<img src={require("./plan.png").default} alt="x" />',
  '<a href={require("./plan.pdf").default}>x</a>',
  'export const modules = ["a"]\n\n<ul>{modules.map((module) => <li key={module}>{module}</li>)}</ul>',
  '<video src="/a.mp4" controls autoPlay loop muted playsInline />',
  '<svg viewBox="0 0 1 1" fill="none"><path d="M0 0h1" stroke="currentColor" strokeWidth={2} /></svg>',
  '<a href="mailto:a@b.example" target="_blank" rel="noopener">x</a>',
  "<Card {...{ title: 'x' }} href=\"/\">x</Card>",
])("MDX: %j is allowed", (body) => {
  expect(rulesOf(`A\n\n${body}`, "mdx").filter((text) => /unsafe-html|mdx-syntax/.test(text))).toEqual([])
})

test.each(["javascript:alert(1)", "data:text/html,<script>alert(1)</script>", "vbscript:x"])(
  "a diagram with a node that leads to %s stays code, and is reported",
  async (address) => {
    const body = `\`\`\`mermaid alt="x"\nflowchart LR\nA --> B\nclick A "${address}"\n\`\`\``
    const html = await renderMarkdown({ file: "docs/a.md", format: "md", body, bodyLine: 1 }, testContext)
    expect(html).toContain('<code class="language-mermaid">')
    expect(html).not.toContain("<a ")
    expect(rulesOf(body, "md")).toEqual(["4 unsafe-html"])
  },
)

test.each([
  ["[x](javascript:alert(1))", "javascript"],
  ["<javascript:alert(1)>", 'href="javascript'],
  ["<script>alert(1)</script>", "<script"],
  ["![x](data:text/html,x)", 'href="data:text'],
])("a description in a .tf file: %j is removed from the page", (markdown, dangerous) => {
  expect(renderDescription(markdown, testContext)).not.toContain(dangerous)
})

const variables = `variable "a" {
  description = "See [x](javascript:alert(1))."
  type        = string
}
`

test("addresses that run code are errors in all kinds of content", async () => {
  const tree = new ContentTree({
    "docs/index.md": page("Home."),
    "docs/b.md": page("B.", "custom_edit_url: javascript:alert(1)"),
    "docs/c.md": page("C.", 'prerequisites: ["An account", "<script>x</script>"]'),
    "reference/services/security/box/index.md": page("A box.", "description: A box."),
    "reference/services/security/box/variables.tf": variables,
    "sidebars.yml":
      'docs:\n  - index\n  - b\n  - c\n  - reference/services/security/box\n  - link: "javascript:alert(1)"\n    label: X\n',
    "announcement.yml": 'id: a\ncontent: "[x](javascript:alert(1)) <script>x</script>"\n',
  })
  const errors = (await tree.errors()).map((error) => error.replace(/ .*/, (text) => text.slice(0, 13)))
  expect(errors).toEqual([
    "announcement.yml:2 unsafe-html:",
    "announcement.yml:2 unsafe-html:",
    "docs/b.md:3 unsafe-html:",
    "docs/c.md:3 unsafe-html:",
    "reference/services/security/box/variables.tf:2 unsafe-html:",
    "sidebars.yml:6 unsafe-html:",
  ])
})

test.each([
  "url(//host.example)",
  "red; background: url(x)",
  "image(//host.example)",
  "src(x)",
  "rgb(url(x))",
  "expression(alert(1))",
])("an announcement cannot have the color %s", async (color) => {
  const tree = new ContentTree({
    "docs/index.md": page("Home."),
    "announcement.yml": `id: a\ncontent: x\nbackgroundColor: "${color}"\n`,
  })
  expect(await tree.errors()).toEqual([
    `announcement.yml:3 front-matter: "backgroundColor" has a wrong value, "${color}".`,
  ])
})

test.each(["#fff", "rebeccapurple", "rgb(1 2 3 / 50%)", "oklch(40% 0.2 120deg)"])(
  "an announcement can have the color %s",
  async (color) => {
    const tree = new ContentTree({
      "docs/index.md": page("Home."),
      "announcement.yml": `id: a\ncontent: x\nbackgroundColor: "${color}"\n`,
    })
    expect(await tree.errors()).toEqual([])
  },
)

test("a drawing that runs code is an error, as an image and as a file", async () => {
  const tree = new ContentTree({
    "docs/index.md": page("![x](./evil.svg)\n\n[x](./evil.svg)"),
    "docs/evil.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" onload="alert(1)"/>',
  })
  expect((await tree.errors()).map((error) => error.replace(/:(?=\s).*/, ""))).toEqual([
    "docs/index.md:5 unsafe-html",
    "docs/index.md:7 unsafe-html",
  ])
})

test.each([
  ["a picture for pages elsewhere", "Text.", "image: ./evil.svg", "3"],
  ["the picture of a video", '<video poster="./evil.svg" src="./a.mp4"></video>', "slug: /", "5"],
  ["a link to HTML", "[x](./evil.html)", "slug: /", "5"],
  ["a link to XML", "[x](./evil.xml?a#b)", "slug: /", "5"],
])("%s that runs code is an error", async (_, body, field, line) => {
  const tree = new ContentTree({
    "docs/index.md": page(body, field),
    "docs/evil.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" onload="alert(1)"/>',
    "docs/evil.html": '<script src="evil.js"></script>',
    "docs/evil.xml": '<h:script xmlns:h="http://www.w3.org/1999/xhtml" src="evil.js"/>',
    "docs/a.mp4": "",
  })
  expect(await tree.errors()).toEqual([
    expect.stringMatching(new RegExp(`^docs/index.md:${line} unsafe-html: The .* which may run code\\.$`)),
  ])
})

test("images come from hosts that the site declares, and the policy allows no others", async () => {
  const tree = new ContentTree({
    "docs/index.md": page(
      "![x](https://images.example/a.png) ![y](//images.example/b.png) <img src='https://other.example/c.png' alt='z'>",
    ),
  })
  const foreign = (host: string) => expect.stringContaining(`foreign-image: The image "${host}`)
  const asErrors = { checks: { "foreign-image": "throw" } } as const
  expect(await tree.errors(asErrors)).toEqual(
    ["https://images.example", "//images.example", "https://other.example"].map(foreign),
  )
  expect(await tree.errors({ ...asErrors, imageHosts: ["https://images.example"] })).toEqual([
    foreign("https://other.example"),
  ])
})
