import { readFileSync } from "node:fs"
import { pathToFileURL } from "node:url"
import { expect, test } from "vitest"
import { temporaryTree } from "../../tests/temporary-tree"
import { projectRoot } from "../lib/project.mjs"
import { run } from "../lib/run.mjs"

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

/** Changes a database and exits while the only thread of the pool is busy, so that the change has not been forced onto the disk. */
const exitAfterChange = `
import { pbkdf2 } from "node:crypto"
import { createRequire } from "node:module"
const [adapter] = process.argv.slice(1)
const { adaptGatsby } = await import(adapter)
adaptGatsby(process.cwd())
const { default: Cache } = createRequire(adapter)("gatsby/dist/utils/cache-lmdb")
await new Cache({ name: "test" }).init().set("key", "value")
pbkdf2("password", "salt", 1_000_000, 64, "sha512", () => {})
setTimeout(() => process.exit(3), 50)
`

test("a process that exits right after a change of Gatsby's databases has its exit code", async () => {
  const adapter = pathToFileURL(`${projectRoot}scripts/gatsby/adapt-gatsby.mjs`).href
  const { code, output } = await run(
    process.execPath,
    ["--input-type=module", "-e", exitAfterChange, adapter],
    { capture: true, cwd: temporaryTree({}), env: { ...process.env, UV_THREADPOOL_SIZE: "1" } },
  )
  expect(code, output).toBe(3)
})
