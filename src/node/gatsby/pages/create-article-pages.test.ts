import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { expect, test } from "vitest"
import { absolutePathOf } from "../nodes/is-content-file"
import { createArticlePages } from "./create-article-pages"

test("the component of an MDX article contains its file", async () => {
  const created: unknown[] = []
  const nodes = ["md", "mdx"].map((format) => ({
    id: format,
    slug: `/${format}`,
    file: `knowledge-base/7.${format}`,
    format,
  }))
  await createArticlePages({
    graphql: () => Promise.resolve({ data: { allArticle: { nodes } } }),
    actions: { createPage: (page: unknown) => created.push(page) },
  } as unknown as CreatePagesArgs) // has all arguments that are used
  const component = path.resolve("src/templates/article.tsx")
  expect(created).toEqual([
    { path: "/md", component, context: { id: "md" } },
    {
      path: "/mdx",
      component: `${component}?__contentFilePath=${absolutePathOf("knowledge-base/7.mdx")}`,
      context: { id: "mdx" },
    },
  ])
})
