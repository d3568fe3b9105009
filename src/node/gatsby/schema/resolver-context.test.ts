import { expect, test } from "vitest"
import { bodyParts, deployable, findNode } from "./resolver-context"
import { resolverContext } from "./test-support"

/** A context with some nodes, and what the query that uses it depends on: nodes, and all nodes of a type. */
function tracked(nodes: Record<string, object>) {
  const dependencies: string[] = []
  const context = resolverContext({
    getNodeById({ id }, pageDependencies) {
      const node = nodes[id] ?? null
      if (pageDependencies) dependencies.push(`every ${pageDependencies.connectionType}`)
      else if (node) dependencies.push(id)
      return node
    },
  })
  return { context, dependencies }
}

test("a query depends on the node that it reads or, if that does not exist, on all nodes of the type", () => {
  const table = { rows: [] }
  const { context, dependencies } = tracked({ "table a": table })
  expect(findNode(context, "VersionTable", "table a")).toBe(table)
  expect(dependencies).toEqual(["table a"])
  expect(findNode(context, "VersionTable", "table b")).toBeNull()
  expect(dependencies).toEqual(["table a", "every VersionTable"])
})

test("a page that shows a version table whose file is broken or missing follows the files of tables", () => {
  const { context, dependencies } = tracked({ "content-index": { pages: [], codeFiles: {}, partials: {} } })
  expect(bodyParts(context).versionTables.get("terraform-1.1")).toBeUndefined()
  expect(dependencies).toEqual(["content-index", "every VersionTable"])
})

test("without data about releases, there are no known problems, and the query depends on the missing data", () => {
  const { context, dependencies } = tracked({})
  expect(deployable(context)).toEqual({ topics: [] })
  expect(dependencies).toEqual(["every Deployable"])
})
