import { expect, test } from "vitest"
import path from "node:path"
import { site } from "../../../site.config"
import { noParts } from "../../markdown/body-parts"
import { createContentIndex } from "../content-index"
import { contentLayout } from "../layout"
import { createRenderContext } from "./render-context"

const root = path.resolve("tests/fixtures/sites/workbench/content")

test("a missing file is named with its place, and other missing targets are not", async () => {
  const missing: string[] = []
  const context = createRenderContext({
    ...noParts,
    index: createContentIndex([], []),
    layout: contentLayout(root),
    site,
    origin: { file: "docs/images.md", slug: "/images" },
    pathPrefix: "",
    publishFile: () => "/static/plan.png",
    resolveImageFile: () => Promise.resolve({ src: "/static/plan.png", width: 1, height: 1 }),
    onMissingFile: (places) => missing.push(...places),
  })
  await context.resolveImage("./plan.png")
  await context.resolveImage("https://example.com/plan.png")
  expect(context.resolveLink("./plan.png")).toMatchObject({ kind: "asset", dependsOnFile: true })
  expect(context.resolveLink("./gone.md")).toEqual({ href: "./gone.md", kind: "page" })
  expect(missing).toEqual([])
  expect(await context.resolveImage("./next.png")).toBeUndefined()
  expect(context.resolveLink("./next.zip?raw")).toEqual({
    href: "./next.zip?raw",
    kind: "page",
    dependsOnFile: true,
  })
  expect(missing).toEqual([path.join(root, "docs/next.png"), path.join(root, "docs/next.zip")])
})
