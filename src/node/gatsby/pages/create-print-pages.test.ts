import { expect, test } from "vitest"
import type { CreatePagesArgs } from "gatsby"
import { createPrintPages } from "./create-print-pages"

const page = (id: string, slug: string, facts = {}, fields = {}) => ({
  id,
  slug,
  parent: `file ${id}`,
  kind: "doc",
  document: { body: "Text.", format: "md", ...facts },
  ...fields,
})

test("a section is printed in the order of its sidebar, without unlisted, generated and service pages", () => {
  const nodes: Record<string, object[]> = {
    Sidebar: [{ name: "main", items: ["/vpc/c/", "/vpc/a", "/vpc/b"].map((href) => ({ href })) }],
    DocPage: [
      page("index", "/vpc/"),
      page("a", "/vpc/a"),
      page("b", "/vpc/b"),
      page("c", "/vpc/c"),
      page("hidden", "/vpc/hidden", { isUnlisted: true }),
      page("generated", "/vpc/generated", {}, { parent: null }),
      page("service", "/vpc/service", {}, { kind: "service" }),
    ],
  }
  const created: unknown[] = []
  createPrintPages({
    getNodesByType: (type: string) => nodes[type] ?? [],
    actions: {
      createPage: ({ path, context }: { path: string; context: object }) => created.push([path, context]),
    },
  } as unknown as CreatePagesArgs) // the used arguments
  expect(created).toEqual([
    [
      "/vpc/print",
      {
        id: "index",
        slug: "/vpc/print",
        ids: ["index", "c", "a", "b"],
        slugs: ["/vpc/", "/vpc/c", "/vpc/a", "/vpc/b"],
      },
    ],
  ])
})
