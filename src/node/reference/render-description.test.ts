import { expect, test } from "vitest"
import { unsavedResults } from "../cache/result-cache"
import type { RenderContext } from "../markdown/render-inputs"
import { parseVariables } from "./parse-module"
import { cacheDescriptions, renderDescription } from "./render-description"

const context: RenderContext = {
  resolveLink: (url) => ({
    href: url === "../vpc" ? "/base/vpc" : url,
    kind: /^https?:/.test(url) ? "external" : "page",
  }),
  resolveImage: async () => undefined,
  versionTables: new Map(),
}

test.each([
  ["", ""],
  ["Use `null` or **none**.", "Use <code>null</code> or <strong>none</strong>."],
  ["See [the VPC](../vpc).", 'See <a href="/base/vpc">the VPC</a>.'],
  ["Such as <name>-db & <b>x</b>.", "Such as &#x3C;name>-db &#x26; &#x3C;b>x&#x3C;/b>."],
  ["<name>", "&#x3C;name>"],
  ["First.\n\nSecond.", "<p>First.</p>\n<p>Second.</p>"],
  ["# Title", "<strong>Title</strong>"],
  ["A list:\n\n- `a`\n- b", "<p>A list:</p>\n<ul>\n<li><code>a</code></li>\n<li>b</li>\n</ul>"],
  ["![Plan](x.png)", '<a href="x.png">Plan</a>'],
  ["[**![Plan](x.png)** and ![](y.png)](z.html)", '<a href="z.html"><strong>Plan</strong> and y.png</a>'],
  ["[![Plan](x.png)][z]\n\n[z]: z.html", '<a href="z.html">Plan</a>'],
])("%j becomes HTML", (markdown, html) => {
  expect(renderDescription(markdown, context)).toBe(html)
})

test("an external link is marked", () => {
  expect(renderDescription("https://example.com", context)).toMatch(
    /^<a href="https:\/\/example\.com" target="_blank" rel="noopener noreferrer">https:\/\/exa<span class="link-end">mple\.com<svg/,
  )
})

test("a description is cached, unless its link could lead elsewhere in the next build", async () => {
  const text = [
    'variable "a" {\n  description = "Cached **once**."\n  type = object({ b = string # An attribute.\n })\n}',
    'variable "c" {\n  description = "See [the VPC](../vpc)."\n}',
  ].join("\n")
  const { inputs } = await parseVariables({ file: "variables.tf", text })
  cacheDescriptions([{ inputs, outputs: [] }])
  const cached = unsavedResults().filter(([key]) => key.startsWith("description "))
  expect(cached.map(([, html]) => html)).toEqual(
    expect.arrayContaining(["Cached <strong>once</strong>.", "An attribute."]),
  )
  expect(String(cached.map(([, html]) => html))).not.toContain("the VPC")
  expect(renderDescription("See [the VPC](../vpc).", context)).toBe('See <a href="/base/vpc">the VPC</a>.')
})
