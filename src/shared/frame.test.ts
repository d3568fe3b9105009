import { expect, test } from "vitest"
import { linkState, localeLinks, versionLinks } from "./frame"

const site = {
  locales: [
    { code: "en", label: "English", direction: "ltr" },
    { code: "fr", label: "Français", direction: "ltr" },
  ],
  versions: [
    { name: "current", label: "Next", path: "/", mainDoc: "/start", isLast: false },
    { name: "1.0", label: "1.0", path: "/1.0", mainDoc: "/1.0/start", isLast: true },
  ],
} as const

test.each([
  ["en", "/guides/", ["/guides/", "/fr/guides/"]],
  ["fr", "/fr/guides/", ["/guides/", "/fr/guides/"]],
  ["fr", "/fr", ["/", "/fr/"]],
  ["en", "/fruit", ["/fruit", "/fr/fruit"]],
  ["fr", "/fr/1.0/guides/", ["/1.0/guides/", "/fr/1.0/guides/"]],
])("a language link keeps the path: %s %s", (current, path, hrefs) => {
  const links = localeLinks(path, site)
  expect(links.map(({ href }) => href)).toEqual(hrefs)
  expect(links.filter((link) => link.current).map(({ key }) => key)).toEqual([current])
})

const editions = [
  { locale: "en", version: "current", href: "/guides/" },
  { locale: "fr", version: "current", href: "/fr/guides/" },
  { locale: "fr", version: "1.0", href: "/fr/1.0/guides/" },
]

test.each([
  ["/guides/", ["/guides/", "/1.0/start"], "current"],
  ["/fr/guides/", ["/fr/guides/", "/fr/1.0/guides/"], "current"],
  ["/fr/1.0/guides/", ["/fr/guides/", "/fr/1.0/guides/"], "1.0"],
])("a version link leads to the same page, or to the version's main page: %s", (path, hrefs, current) => {
  const links = versionLinks(path, site, editions)
  expect(links.map(({ href }) => href)).toEqual(hrefs)
  expect(links.find((link) => link.current)?.key).toBe(current)
})

test("outside the docs, the preferred version is shown, or the last one", () => {
  const shown = (preferred?: string) =>
    versionLinks("/search", site, undefined, preferred).find(({ current }) => current)?.key
  expect(shown("current")).toBe("current")
  expect(shown()).toBe("1.0")
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
  ["/tools", "/guides/style/golang", undefined],
])("the link %s on the page %s is marked %s", (link, path, state) => {
  expect(linkState(link, path, [{ path: "/intro" }, { path: "/guides" }])).toBe(state)
})
