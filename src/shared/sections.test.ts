import { expect, test } from "vitest"
import { site } from "../site.config"
import { searchScope } from "./sections"

test("a docs page has its version's tag, in a section or not; any other page has the default tag", () => {
  const filed = { language: "en", version: "current" }
  expect(searchScope("/tools", site)).toEqual({ ...filed, tag: "docs-default-current" })
  expect(searchScope("/faq/eks/", site)).toEqual({ ...filed, tag: "docs-default-current" })
  expect(searchScope("/search", site, true)).toEqual({ ...filed, tag: "default" })
  expect(searchScope("/discussions/knowledge-base/", site)).toEqual({ ...filed, tag: "default" })
  expect(searchScope("/discussions/knowledge-base/3", site)).toEqual({ ...filed, tag: "default" })
})
