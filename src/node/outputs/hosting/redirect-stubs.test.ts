import { expect, test } from "vitest"
import { site } from "../../../site.config"
import { redirectStubs } from "./redirect-stubs"

const facts = {
  ...{ title: "Docs", tagline: "All.", siteUrl: "https://docs.example.com", pathPrefix: "/base" },
  ...{ version: "1.2", commit: null, time: new Date(), site },
}

test.each([
  ["/new?q=a%20b#part", "/base/new?q=a%20b#part", "https://docs.example.com/base/new?q=a%20b#part"],
  ["/a b", "/base/a%20b", "https://docs.example.com/base/a%20b"],
  ["https://a.example/x?y=1&z", "https://a.example/x?y=1&amp;z", "https://a.example/x?y=1&amp;z"],
])("a page redirects to %s, under two names", (to, address, canonical) => {
  const files = redirectStubs([{ from: "/old", to }], facts)
  expect(files.map(({ path }) => path)).toEqual(["old/index.html", "old.html"])
  for (const { text } of files) {
    expect(text).toContain(`content="0; url=${address}"`)
    expect(text).toContain(`<link rel="canonical" href="${canonical}" />`)
    expect(text).toContain(`<a href="${address}">${canonical}</a>`)
  }
})
