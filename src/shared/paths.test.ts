import { expect, test } from "vitest"
import {
  cardPath,
  decodeFragment,
  decodePath,
  isExternal,
  markdownPath,
  pagePath,
  samePage,
  splitAddress,
  normalizeAddress,
  withoutTrailingSlash,
} from "./paths"

test("a trailing slash is removed, except the root's", () => {
  expect(withoutTrailingSlash("/a/")).toBe("/a")
  expect(withoutTrailingSlash("/")).toBe("/")
  expect(samePage("/a/", "/a")).toBe(true)
  expect(samePage("/a", "/b")).toBe(false)
})

test.each([
  ["/%E6%A6%82%E8%A6%81", "/概要"],
  ["/a%2Fb", "/a%2Fb"],
  ["/100%", "/100%"],
])("the path %s is decoded to %s", (path, decoded) => {
  expect(decodePath(path)).toBe(decoded)
})

test.each([
  ["caf%C3%A9", "café"],
  ["a%2Fb", "a/b"],
  ["100%", "100%"],
])("the fragment %s is decoded to %s", (fragment, decoded) => {
  expect(decodeFragment(fragment)).toBe(decoded)
})

test.each([
  ["/guides/vpc", "", "/guides/vpc"],
  ["/docs/guides/", "/docs", "/guides/"],
  ["/docs", "/docs", "/"],
  ["/docs/%E6%A6%82%E8%A6%81/caf%C3%A9", "/docs", "/概要/café"],
])("the page at %s below %j has the path %s", (pathname, prefix, path) => {
  expect(pagePath(pathname, prefix)).toBe(path)
})

test.each([
  ["/a?b=1#c", { path: "/a", search: "?b=1", hash: "#c" }],
  ["#c?d", { path: "", search: "", hash: "#c?d" }],
  ["../x.md", { path: "../x.md", search: "", hash: "" }],
  ["/a?b\nc#d\ne", { path: "/a", search: "?b\nc", hash: "#d\ne" }],
])("splitAddress(%s)", (address, parts) => {
  expect(splitAddress(address)).toEqual(parts)
})

test.each([
  ["https://x.org", true],
  ["//x.org/a", true],
  ["mailto:a@b.c", true],
  ["/a", false],
  ["a:b/c", true],
  ["./a", false],
  ["#a", false],
])("isExternal(%s) is %s", (address, expected) => {
  expect(isExternal(address)).toBe(expected)
})

test.each([
  ["/", "/index.md"],
  ["/a", "/a.md"],
  ["/a/", "/a.md"],
])("the Markdown twin of %s is %s", (slug, path) => {
  expect(markdownPath(slug)).toBe(path)
})

test.each([
  ["/", "/cards/index.png"],
  ["/a", "/cards/a.png"],
  ["/a/", "/cards/a.png"],
])("the card of %s is %s", (slug, path) => {
  expect(cardPath(slug)).toBe(path)
})

test.each([
  ["/guides/index.html", "/guides"],
  ["/index.html", "/"],
  ["/index.html?q=a#b", "/?q=a#b"],
  ["/guides/?file=/index.html", "/guides/?file=/index.html"],
  ["/guides/#/index.html", "/guides/#/index.html"],
  ["/my-index.html", "/my-index.html"],
  ["/a#100%", "/a#100%25"],
  ["/a#50%25-off%zz", "/a#50%25-off%25zz"],
  ["/a#%E9t%C3%A9", "/a#%25E9t%C3%A9"],
  ["/a#%C3%A9%ff", "/a#%25C3%25A9%25ff"],
  ["/a/", "/a/"],
  ["#a", "#a"],
  ["/a/index.html/", "/a"],
  ["//a//b/", "/a/b/"],
  ["//a/index.html", "/a"],
  ["https://x.org//a", "https://x.org/a"],
  ["/a%2Fb", "/a/b"],
  ["/a%23b", "/a#b"],
  ["/a%3Fb=1", "/a?b=1"],
  ["/a%26b%3dc", "/a&b=c"],
  ["/100%25-up%00time", "/100-uptime"],
  ["/up%0A%7Ftime%0d", "/uptime"],
  ["/a%2523", "/a23"],
  ["/caf%E9/caf%C3%A9%", "/caf/caf%C3%A9"],
  ["/a%20b%20%20", "/a%20b"],
  ["/a%20/", "/a/"],
  ["/a?b=%2F//c%20", "/a?b=%2F//c%20"],
])("normalizeAddress(%s)", (written, normalized) => {
  expect(normalizeAddress(written)).toBe(normalized)
})
