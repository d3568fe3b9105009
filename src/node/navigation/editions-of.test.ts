import { expect, test } from "vitest"
import { createContentIndex, type IndexedPage } from "../content/content-index"
import { editionsOf } from "./editions-of"

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

const page = (slug: string): IndexedPage => ({
  kind: "doc",
  id: slug,
  file: `${slug}.md`,
  slug,
  title: slug,
  label: slug,
})
const index = createContentIndex(["/guides/", "/1.0/guides/", "/ar/guides", "/start"].map(page), [])

test.each(["/guides/", "/1.0/guides", "/ar/guides"])("%s exists in three editions", (slug) => {
  expect(editionsOf(slug, index, site)).toEqual([
    { locale: "en", version: "current", href: "/guides/" },
    { locale: "en", version: "1.0", href: "/1.0/guides/" },
    { locale: "ar", version: "current", href: "/ar/guides" },
  ])
})

test("a page with one edition has that one", () => {
  expect(editionsOf("/start", index, site)).toEqual([{ locale: "en", version: "current", href: "/start" }])
})
