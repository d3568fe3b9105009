import { expect, test } from "vitest"
import { headersFor, parseHeaders } from "./headers-file.mjs"

const rules = parseHeaders(
  `# Security
/*
  X-Frame-Options: DENY
  Link: </a>; rel=preload
  Link: </b>; rel=preload

/static/*
  # Names hold a hash.
  Cache-Control: public, max-age=31536000, immutable
  ! X-Frame-Options

/static/logo.svg
  cache-control: no-cache
  ! Cache-Control
`,
  "public/_headers",
)

test("headers given twice in one rule are joined", () => {
  expect(headersFor(rules, "/")).toEqual(
    new Map([
      ["x-frame-options", "DENY"],
      ["link", "</a>; rel=preload, </b>; rel=preload"],
    ]),
  )
})

test("a later rule can add and remove headers", () => {
  const headers = headersFor(rules, "/static/app.css")
  expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
  expect(headers.has("x-frame-options")).toBe(false)
})

test("the last of several rules has priority, whatever the case of the header's name, and does not remove a header that it sets", () => {
  expect(headersFor(rules, "/static/logo.svg").get("cache-control")).toBe("no-cache")
})

test.each([
  ["  X-Frame-Options: DENY", "public/_headers:1: a header is above the first path."],
  ["/*\n\n  nonsense", 'public/_headers:3: "nonsense" is not a header; write "Name: value".'],
  ["/*\n  Name:", 'public/_headers:2: "Name:" is not a header; write "Name: value".'],
  ["static/*", 'public/_headers:1: "static/*" is not a path; it starts with "/".'],
])("a mistake in %j is reported", (text, message) => {
  expect(() => parseHeaders(text, "public/_headers")).toThrow(message)
})
