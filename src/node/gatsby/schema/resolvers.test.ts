import type { CreateResolversArgs } from "gatsby"
import { expect, test } from "vitest"
import { createSchemaResolvers } from "./resolvers"

type Resolve = (source: object, args: object, context: object) => unknown

test.each([
  ["DocPage", "html", "docs/a.md"],
  ["DocPage", "printedHtml", "docs/a.md"],
  ["Article", "questionHtml", "knowledge-base/1.md"],
])("the field %s.%s waits for the results of the page", async (type, field, file) => {
  const asked: string[] = []
  const resultsOf = (name: string) => {
    asked.push(name)
    return Promise.reject(new Error("The thread has crashed."))
  }
  const resolvers: Record<string, Record<string, { resolve: Resolve }>> = {}
  const args = { basePath: "", createResolvers: (created: object) => void Object.assign(resolvers, created) }
  createSchemaResolvers(args as unknown as CreateResolversArgs, resultsOf, () => undefined) // has all arguments that are used

  const { resolve } = resolvers[type]![field]!
  await expect(resolve({ document: { file } }, { slugs: [] }, {})).rejects.toThrow("The thread has crashed.")
  expect(asked).toEqual([file])
})
