import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { expect, test } from "vitest"
import { absolutePathOf } from "../nodes/content-paths"
import { createDocPages } from "./create-doc-pages"

test("each kind of page has a template for both formats; for MDX, the component contains the file", async () => {
  const created: unknown[] = []
  await createDocPages({
    graphql: () =>
      Promise.resolve({
        data: {
          allDocPage: {
            nodes: ["doc", "service"].flatMap((kind) =>
              ["md", "mdx"].map((format) => ({
                id: `${kind} ${format}`,
                slug: `/${kind}/${format}`,
                kind,
                file: `${kind}/index.${format}`,
                format,
                isGuide: false,
              })),
            ),
          },
        },
      }),
    getNodesByType: () => [],
    actions: { createPage: (page: unknown) => created.push(page) },
  } as unknown as CreatePagesArgs) // the used arguments

  const doc = path.resolve("src/templates/doc-page.tsx")
  const service = path.resolve("src/templates/service-page.tsx")
  const content = (file: string) => `?__contentFilePath=${absolutePathOf(file)}`
  expect(created).toEqual([
    { path: "/doc/md", component: doc, context: { id: "doc md" } },
    { path: "/doc/mdx", component: doc + content("doc/index.mdx"), context: { id: "doc mdx" } },
    { path: "/service/md", component: service, context: { id: "service md" } },
    {
      path: "/service/mdx",
      component: service + content("service/index.mdx"),
      context: { id: "service mdx" },
    },
  ])
})

test("pages with goals and steps of a walkthrough use the guide template", async () => {
  const created: unknown[] = []
  const node = { kind: "doc", file: "a.md", format: "md", isGuide: false }
  const nodes = [
    { ...node, id: "goals", slug: "/goals", isGuide: true },
    { ...node, id: "step", slug: "/step", isGuide: true },
  ]
  await createDocPages({
    graphql: () => Promise.resolve({ data: { allDocPage: { nodes } } }),
    getNodesByType: () => [],
    actions: { createPage: ({ component }: { component: string }) => created.push(component) },
  } as unknown as CreatePagesArgs) // the used arguments
  const guide = path.resolve("src/templates/guide-page.tsx")
  expect(created).toEqual([guide, guide])
})

test("of two pages at the same address, with or without trailing slash, only the first is created", async () => {
  const created: unknown[] = []
  const nodes = ["/guides/", "/guides", "/faq", "/faq/", "/guides/vpc", "/guides/vpc"].map((slug, index) => ({
    id: `page ${index}`,
    slug,
    kind: "doc",
    file: `${index}.md`,
    format: "md",
    isGuide: false,
  }))
  await createDocPages({
    graphql: () => Promise.resolve({ data: { allDocPage: { nodes } } }),
    getNodesByType: () => [],
    actions: {
      createPage: ({ path, context }: { path: string; context: object }) => created.push([path, context]),
    },
  } as unknown as CreatePagesArgs) // the used arguments
  expect(created).toEqual([
    ["/guides/", { id: "page 0" }],
    ["/faq", { id: "page 2" }],
    ["/guides/vpc", { id: "page 4" }],
  ])
})

test("a failed query, also one with a part of the data, stops the build", async () => {
  const errors = [new Error("no such field")]
  for (const result of [{ errors }, { errors, data: {} }]) {
    const messages: string[] = []
    await createDocPages({
      graphql: () => Promise.resolve(result),
      reporter: { panicOnBuild: (message: string) => messages.push(message) },
    } as unknown as CreatePagesArgs) // the used arguments
    expect(messages).toEqual(["Could not list the documentation pages."])
  }
})
