import { expect, test } from "vitest"
import { findRedirect, parseRedirects } from "./redirects-file.mjs"

const rules = parseRedirects(
  `# Moved pages
/old              /new
/docs/*           /guides/:splat        302
/news/:year/:id   /blog/:id?year=:year  308!   # renamed
/app/*            /app.html             200
/gone             /404.html             404
/away             https://example.com/a#part  301
`,
  "public/_redirects",
)

test.each([
  ["/old", "", { to: "/new", status: 301 }],
  ["/old/", "?a=1", { to: "/new?a=1", status: 301 }],
  ["/docs/a/b/", "", { to: "/guides/a/b/", status: 302 }],
  ["/docs/ü/100%?#", "", { to: "/guides/%C3%BC/100%25%3F%23", status: 302 }],
  ["/news/a&b/7", "", { to: "/blog/7?year=a%26b", status: 308 }],
  ["/docs", "", { to: "/guides/", status: 302 }],
  ["/news/2022/7", "?a=1", { to: "/blog/7?year=2022", status: 308 }],
  ["/app/x", "", { to: "/app.html", status: 200 }],
  ["/gone", "", { to: "/404.html", status: 404 }],
  ["/away", "?a=1", { to: "https://example.com/a?a=1#part", status: 301 }],
])("%s%s leads to %o", (path, search, redirect) => {
  expect(findRedirect(rules, path, search)).toEqual(redirect)
})

test("the value of a placeholder never becomes a host", () => {
  const rest = parseRedirects("/docs* /:splat", "public/_redirects")
  expect(findRedirect(rest, "/docs/host.example", "")).toEqual({ to: "/host.example", status: 301 })
})

test("a placeholder without a value, and another host, stay as they are written", () => {
  const others = parseRedirects("/a /b/:name\n/cdn/* //cdn.example/:splat", "public/_redirects")
  expect(findRedirect(others, "/a", "")?.to).toBe("/b/:name")
  expect(findRedirect(others, "/cdn/x", "")?.to).toBe("//cdn.example/x")
})

test("a path without a rule is not redirected", () => {
  expect(findRedirect(rules, "/new", "")).toBeUndefined()
})

test("an exclamation mark forces a rule", () => {
  expect(rules.map(({ force }) => force)).toEqual([false, false, true, false, false, false])
})

test.each([
  ["/a", 'public/_redirects:1: write "from to status".'],
  ["a /b", 'public/_redirects:1: "a" is not a path; it starts with "/".'],
  [
    "\n/a /b 999",
    'public/_redirects:2: "999" is not a status; it is one of 200, 301, 302, 303, 307, 308, 404.',
  ],
  ["/a /b 301 Country=de", 'public/_redirects:1: conditions such as "Country=de" are not supported.'],
])("a mistake in %j is reported", (text, message) => {
  expect(() => parseRedirects(text, "public/_redirects")).toThrow(message)
})
