import type { CreatePagesArgs } from "gatsby"
import { expect, test } from "vitest"
import { createHomePage } from "./create-home-page"

async function createdWith(docPage: { id: string } | null): Promise<string[]> {
  const created: string[] = []
  await createHomePage({
    graphql: () => Promise.resolve({ data: { docPage } }),
    actions: { createPage: ({ path }: { path: string }) => created.push(path) },
  } as unknown as CreatePagesArgs) // what the step takes of its arguments
  return created
}

test("the home page makes way for a page of the content", async () => {
  expect(await createdWith(null)).toEqual(["/"])
  expect(await createdWith({ id: "x" })).toEqual([])
})
