import { expect, test } from "vitest"
import { editionOf, editionSlug } from "./editions"

const site = {
  locales: [
    { code: "en", label: "English", direction: "ltr" },
    { code: "ar", label: "العربية", direction: "rtl" },
  ],
  versions: [
    { name: "current", label: "Next", path: "/", mainDoc: "/start", isLast: false },
    { name: "1.0", label: "1.0", path: "/1.0", mainDoc: "/1.0/start", isLast: true },
  ],
} as const

test.each([
  ["/", "en", "current", "/"],
  ["/guides/", "en", "current", "/guides/"],
  ["/1.0/guides/", "en", "1.0", "/guides/"],
  ["/1.0", "en", "1.0", "/"],
  ["/1.0.1/guides", "en", "current", "/1.0.1/guides"],
  ["/ar", "ar", "current", "/"],
  ["/ar/guides/", "ar", "current", "/guides/"],
  ["/ar/1.0/guides/x", "ar", "1.0", "/guides/x"],
  ["/arabic", "en", "current", "/arabic"],
  ["/en/guides", "en", "current", "/en/guides"],
])("%s is a page in %s of version %s", (slug, locale, version, path) => {
  const edition = editionOf(slug, site)
  expect([edition.locale.code, edition.version.name, edition.path]).toEqual([locale, version, path])
})

test.each(["/", "/guides/", "/1.0/guides/", "/ar/guides/", "/ar/1.0/guides/x"])(
  "the slug %s can be rebuilt from its edition",
  (slug) => {
    expect(editionSlug(editionOf(slug, site), site)).toBe(slug)
  },
)
