import { readFileSync } from "node:fs"
import { expect, test } from "vitest"

const read = (file: string) => readFileSync(`node_modules/gatsby/dist/${file}`, "utf8")

test("Gatsby calls its compiler as a property of its module, which builds and previews replace", () => {
  expect(read("utils/parcel/compile-gatsby-files.js")).toContain(
    "exports.compileGatsbyFiles = compileGatsbyFiles;",
  )
  const caller = read("services/initialize.js")
  expect(caller).toContain("await (0, _compileGatsbyFiles.compileGatsbyFiles)(siteDirectory)")
})

test("Gatsby starts its workers with a function that builds and previews replace", () => {
  expect(read("utils/worker/pool.js")).toContain("exports.create = create;")
  expect(read("services/initialize.js")).toContain("WorkerPool.create()")
})

test("Gatsby calls no functions of the workers but those that are replaced or not reached", () => {
  const files = ["bootstrap/index.js", "commands/build.js", "commands/build-html.js", "utils/start-server.js"]
  const calls = files.flatMap((file) => [...read(file).matchAll(/workerPool\.((?:all\.|single\.)?\w+)/g)])
  expect([...new Set(calls.map(([, name = ""]) => name))].sort()).toEqual([
    "all.buildSchema",
    "all.loadConfigAndPlugins",
    "end",
    "restart", // not reached: workers restart only after they have run queries
    "single.renderHTMLDev",
    "single.renderHTMLProd",
    "single.renderPartialHydrationProd", // not reached: an experimental feature that this site does not use
    "single.renderSlices",
  ])
})

test("with a single core Gatsby runs queries itself", () => {
  expect(read("commands/build.js")).toMatch(
    /if \(\(0, _gatsbyCoreUtils\.cpuCoreCount\)\(\) === 1\) \{\s+await \(0, _services\.runStaticQueries\)/,
  )
})
