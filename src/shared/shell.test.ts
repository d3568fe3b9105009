import { expect, test } from "vitest"
import { linkState, localeLinks, versionLinks } from "./shell"

const locales = [
  { code: "en", label: "English", direction: "ltr" },
  { code: "fr", label: "Français", direction: "ltr" },
] as const

test.each([
  ["en", "/guides/", ["/guides/", "/fr/guides/"]],
  ["fr", "/fr/guides/", ["/guides/", "/fr/guides/"]],
  ["fr", "/fr", ["/", "/fr/"]],
  ["en", "/fruit", ["/fruit", "/fr/fruit"]],
  ["fr", "/fruit", ["/fruit", "/fr/fruit"]],
])("a language link keeps the path: %s %s", (current, path, hrefs) => {
  const links = localeLinks(locales, current, path)
  expect(links.map(({ href }) => href)).toEqual(hrefs)
  expect(links.filter((link) => link.current).map(({ key }) => key)).toEqual([current])
})

test("a version link leads to the same page, or to the version's main page", () => {
  const versions = [
    { name: "current", label: "Next", path: "/", mainDoc: "/start", isLast: false },
    { name: "1.0", label: "1.0", path: "/1.0", mainDoc: "/1.0/start", isLast: true },
  ]
  const shell = { locale: "en", version: "current", versionPaths: { current: "/guides/" } }
  expect(versionLinks(versions, shell)).toEqual([
    { key: "current", label: "Next", href: "/guides/", current: true },
    { key: "1.0", label: "1.0", href: "/1.0/start", current: false },
  ])
})

test.each([
  ["/tools", "/tools", "page"],
  ["/tools", "/tools/", "page"],
  ["/intro/overview/start", "/intro/next-steps", "section"],
  ["/guides/", "/guides/style/golang", "section"],
  ["/guides/", "/guides", "page"],
  ["/guides/", "/guidesque", undefined],
  ["/tools", "/", undefined],
  ["/tools", "/courses", undefined],
])("the link %s on the page %s is marked %s", (link, path, state) => {
  expect(linkState(link, path, [{ path: "/intro" }, { path: "/guides" }])).toBe(state)
})
