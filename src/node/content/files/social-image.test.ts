import path from "node:path"
import { expect, test } from "vitest"
import { contentLayout } from "../layout"
import { findSocialImage, socialImage } from "./social-image"

const layout = contentLayout("tests/fixtures/sites/workbench/content")
const publish = (file: string) => encodeURI(`/static/hash of/${path.basename(file)}`)
const resolve = (image: string) => socialImage(layout, { file: "docs/images.md", image }, publish)

test.each([
  ["https://example.com/card.png", "https://example.com/card.png"],
  ["/img/logo-dark.svg", "/img/logo-dark.svg"],
  ["img/logo-dark.svg", "/img/logo-dark.svg"],
  ["/img/logo%2Ddark.svg", "/img/logo-dark.svg"],
  ["@site/static/favicon.svg", "/favicon.svg"],
  ["./plan.png", "/static/hash of/plan.png"],
  ["plan.png", "/static/hash of/plan.png"],
])("the social image %s is at %s", (image, expected) => {
  expect(resolve(image)).toBe(expected)
})

test.each(["missing.png", "/img/missing.png", "//example.com/card.png", "/img"])(
  "the social image %s is unchanged, because it is not a file of the content",
  (image) => {
    expect(resolve(image)).toBe(image)
    expect(findSocialImage(layout, { file: "docs/images.md", image })).toBeUndefined()
  },
)
