import { expect, test } from "vitest"
import { readRequestPath } from "./request-path.mjs"

test.each([
  ["/", "/"],
  ["/guides/vpc", "/guides/vpc"],
  ["/guides/vpc/", "/guides/vpc/"],
  ["//_headers", "/_headers"],
  ["/docs//host", "/docs/host"],
  ["/docs/\\host", "/docs/host"],
  ["/docs/%5Chost", "/docs/host"],
  ["\\\\host\\x", "/host/x"],
  ["/a/./b/../c", "/a/c"],
  ["/a/%2e%2e/%2e%2e/etc/passwd", "/etc/passwd"],
  ["/a/..", "/"],
  ["/a/b/..", "/a/"],
  ["/%2Fhost", "/host"],
  ["/a%2F..%2F..%2Fetc/passwd", "/etc/passwd"],
  ["/a%252Fb", "/a%2Fb"],
  ["/a%2Bb.txt", "/a+b.txt"],
  ["/c%26d%3F%23.txt", "/c&d?#.txt"],
  ["/%C3%BC", "/ü"],
])("%s is the path %s", (written, path) => {
  expect(readRequestPath(written)).toBe(path)
})

test.each(["/%E0%A4%A", "/docs/%09/host", "/a%00b", "/a%0d%0aX: y", "http://host/a", "/_headers#x", "*", ""])(
  "%j is malformed",
  (written) => {
    expect(readRequestPath(written)).toBeUndefined()
  },
)
