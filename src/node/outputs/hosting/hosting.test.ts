import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "vitest"
import { cloudflareMessage } from "./cloudflare-limits"
import { headersFile, redirectsFile } from "./static-host-files"
import { contentType, hostRules, patternExpression } from "./host-rules"
import { writeHostFiles } from "./write-host-files"

const facts = {
  prefix: "/base",
  headers: { "X-Frame-Options": "DENY" },
  searchShards: "abc",
  redirects: [
    { from: "/old", to: "/new#part" },
    { from: "/gone", to: "https://elsewhere.example/" },
  ],
  pages: ["/", "/new"],
  staticFiles: ["/favicon.ico"],
}
const rules = hostRules(facts)

test("rules of _headers are below the path prefix; the data of pages and the search index's manifest are revalidated, the index's other files are immutable", () => {
  const { text } = headersFile(rules)
  expect(text).toMatch(/^\/base\/\*\n {2}X-Frame-Options: DENY\n/)
  expect(text).toContain(
    "\n/base/search/manifest.json\n  Cache-Control: public, max-age=0, must-revalidate\n\n" +
      "/base/search/abc/*\n  Cache-Control: public, max-age=31536000, immutable\n",
  )
  expect(text).toContain("\n/base/page-data/*\n  Cache-Control: public, max-age=0, must-revalidate\n")
  expect(text).toContain("/base/*.webmanifest\n  Content-Type: application/manifest+json; charset=utf-8\n")
})

test("a rule of _headers that replaces a header of all responses removes it first", () => {
  const policy = { "Content-Security-Policy": "default-src 'self'" }
  const { text } = headersFile(hostRules({ ...facts, headers: policy }))
  expect(text).toContain(
    "\n/base/*.svg\n  ! Content-Security-Policy\n  Content-Security-Policy: default-src 'none'",
  )
  expect(text.match(/ ! /g)).toHaveLength(2) // the other rule is that of the worker
})

test("pages that are called like other files, and authors' own scripts, get back the headers of pages, by few rules", () => {
  const headers = { "Content-Security-Policy": "default-src 'self'" }
  const { text } = headersFile(
    hostRules({
      ...facts,
      headers,
      pages: [
        "/sdk/node.js",
        "/sdk/logos.svg",
        "/sidebars/files",
        "/cards/",
        "/sdk/next js",
        "/lib/intro",
        "/static/hosts",
      ],
      staticFiles: ["/lib/a.js", "/lib/b/c.css", "/own.js", "/static/own.js", "/static/d.png", "/lib/d.png"],
    }),
  )
  const revalidated = "  ! Cache-Control\n  Cache-Control: public, max-age=0, must-revalidate"
  const all = text
    .split("\n\n")
    .filter((rule) => /^\/base\/(?:sdk|lib|own|static\/[^*]|sidebars|cards)/.test(rule))
  expect(all).toEqual([
    "/base/lib/*\n  Cache-Control: public, max-age=0, must-revalidate",
    `/base/own.js\n${revalidated}`,
    `/base/static/own.js\n${revalidated}`,
    `/base/static/d.png\n${revalidated}`,
    "/base/sidebars/*.json\n  Cache-Control: public, max-age=31536000, immutable",
    expect.stringMatching(/^\/base\/cards\/\*\.png\n/),
    `/base/sdk/node.js\n${revalidated}`,
    "/base/sdk/logos.svg\n  ! Content-Security-Policy\n  Content-Security-Policy: default-src 'self'",
    `/base/static/hosts\n${revalidated}`,
    `/base/static/hosts/\n${revalidated}`,
  ])
})

test("_redirects has a line for each host's interpretation of a redirect; folders come last", () => {
  expect(redirectsFile(rules).text).toBe(`/base/index.html /base/ 301!
/base/old /base/new#part 301!
/base/old /base/new#part 301
/base/old/ /base/new#part 301
/base/gone https://elsewhere.example/ 301!
/base/gone https://elsewhere.example/ 301
/base/gone/ https://elsewhere.example/ 301
/base/docs/* /base/:splat 301
`)
})

test("what Cloudflare Pages ignores is reported; files within its limits are not", () => {
  const numbered = (count: number, name: string) =>
    Array.from({ length: count }, (_, number) => `/${name}${number}`)
  const redirects = (count: number) => numbered(count, "old").map((from) => ({ from, to: "/new" }))
  const general = headersFile(rules).text.split("\n\n").length
  const pages = (count: number) => ["/", ...numbered(count - general, "page").map((page) => `${page}.js`)]
  const policy = (length: number) => ({ "X-Policy": "a".repeat(length - "X-Policy: ".length) })
  expect(cloudflareMessage(hostRules({ ...facts, redirects: redirects(666) }))).toBeUndefined()
  expect(cloudflareMessage(hostRules({ ...facts, pages: pages(100) }))).toBeUndefined()
  expect(cloudflareMessage(hostRules({ ...facts, headers: policy(2000) }))).toBeUndefined()
  expect(
    cloudflareMessage(
      hostRules({ ...facts, redirects: redirects(667), pages: pages(101), headers: policy(2001) }),
    ),
  ).toBe(`Cloudflare Pages ignores rules of this build. Other hosts read all of them.
  _redirects: it reads 2000 of 2002 lines for single paths. From /base/old666 on, a redirect is a page at the old address, and loses the query.
  _headers: it reads 100 of 101 rules. It ignores those from /base/*.webmanifest on.
  _headers: it ignores the X-Policy of /base/*, a line of more than 2000 characters.`)
})

test("a redirect's target has no characters that a host would read as the end or as a variable", () => {
  const redirects = [{ from: "/old", to: '/a b"c$d{e}?f=%20#g' }]
  expect(hostRules({ ...facts, redirects }).redirects[0]?.to).toBe("/a%20b%22c%24d%7Be%7D?f=%20#g")
})

test.each(["/docs/", "/docs/intro"])("there is no redirect from the page %s", (page) => {
  expect(hostRules({ ...facts, redirects: [], pages: ["/", page] }).redirects).toEqual([])
})

test.each([
  ["/static/*", "/static/a/b.js", "/other/static/a.js"],
  ["/worker-*", "/worker-abc.js", "/other/worker-abc.js"],
  ["/*.js", "/static/a.js", "/a.json"],
  ["/sidebars/*.json", "/sidebars/abc.json", "/sidebars/json"],
  ["/search/manifest.json", "/search/manifest.json", "/search/manifest-json"],
])("the pattern %s matches %s and not %s", (pattern, inside, outside) => {
  const expression = new RegExp(patternExpression(pattern))
  expect(expression.test(inside)).toBe(true)
  expect(expression.test(outside)).toBe(false)
})

test("text has a charset", () => {
  expect(contentType("text/html")).toBe("text/html; charset=utf-8")
  expect(contentType("application/json")).toBe("application/json; charset=utf-8")
  expect(contentType("application/manifest+json")).toBe("application/manifest+json; charset=utf-8")
  expect(contentType("image/png")).toBe("image/png")
})

test("a build replaces its configurations, and keeps Terraform's state beside them", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "hosting-"))
  const write = (name: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), "earlier")
  }
  const read = (name: string) => readFileSync(path.join(folder, name), "utf8")
  const state = "cloudfront/terraform.tfstate"
  for (const name of ["nginx.conf", state]) write(name)
  writeHostFiles(rules, folder)
  expect(read("nginx.conf")).toMatch(/^# Generated/)
  expect(read(state)).toBe("earlier")
  rmSync(folder, { recursive: true })
})
