import { readFileSync } from "node:fs"
import { expect, test } from "vitest"

const read = (file: string) => readFileSync(`node_modules/gatsby/dist/${file}`, "utf8")

test("Gatsby calls its compiler as a property of its module, which a build replaces", () => {
  expect(read("utils/parcel/compile-gatsby-files.js")).toContain(
    "exports.compileGatsbyFiles = compileGatsbyFiles;",
  )
  const caller = read("services/initialize.js")
  expect(caller).toContain("await (0, _compileGatsbyFiles.compileGatsbyFiles)(siteDirectory)")
})

test("Gatsby starts its processes with a function that a build replaces, and runs queries itself on a single core", () => {
  expect(read("utils/worker/pool.js")).toContain("exports.create = create;")
  expect(read("services/initialize.js")).toContain("WorkerPool.create()")
  expect(read("commands/build.js")).toMatch(
    /if \(\(0, _gatsbyCoreUtils\.cpuCoreCount\)\(\) === 1\) \{\s+await \(0, _services\.runStaticQueries\)/,
  )
})
