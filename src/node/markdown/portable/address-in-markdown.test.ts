import { expect, test } from "vitest"
import type { LinkTarget } from "../render-inputs"
import { addressInMarkdown } from "./address-in-markdown"

const facts = { siteUrl: "https://docs.example.com", pathPrefix: "/base" }

test.each<[LinkTarget["kind"], string, string]>([
  ["page", "/base/faq/eks/?a=1#nodes", "https://docs.example.com/base/faq/eks.md#nodes"],
  ["page", "/base/", "https://docs.example.com/base/index.md"],
  ["page", "/base/search", "https://docs.example.com/base/search"],
  ["page", "/base/search?q=vpc", "https://docs.example.com/base/search?q=vpc"],
  ["asset", "/base/static/plan.png", "https://docs.example.com/base/static/plan.png"],
  ["external", "https://elsewhere.example/", "https://elsewhere.example/"],
  ["anchor", "#part", "#part"],
])("a link to a %s, %s, is %s", (kind, href, address) => {
  expect(addressInMarkdown("as written", { kind, href }, facts)).toBe(address)
})

test("a link without a target is not changed", () => {
  expect(addressInMarkdown("../gone", { kind: "page", href: "../gone" }, facts)).toBe("../gone")
})
