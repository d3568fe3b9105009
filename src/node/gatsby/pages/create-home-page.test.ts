import type { CreatePagesArgs } from "gatsby"
import { expect, test } from "vitest"
import { createHomePage } from "./create-home-page"

async function createdWith(docPage: { id: string } | null): Promise<string[]> {
  const created: string[] = []
  await createHomePage({
    graphql: () => Promise.resolve({ data: { docPage } }),
    actions: { createPage: ({ path }: { path: string }) => created.push(path) },
  } as unknown as CreatePagesArgs) // has all arguments that are used
  return created
}

test("the home page is not created if a page of the content has its address", async () => {
  expect(await createdWith(null)).toEqual(["/"])
  expect(await createdWith({ id: "x" })).toEqual([])
})
