import { readFileSync } from "node:fs"
import { expect, test } from "vitest"

test("Gatsby calls its compiler as a property of its module, which a build replaces", () => {
  const read = (file: string) => readFileSync(`node_modules/gatsby/dist/${file}`, "utf8")
  expect(read("utils/parcel/compile-gatsby-files.js")).toContain(
    "exports.compileGatsbyFiles = compileGatsbyFiles;",
  )
  const caller = read("services/initialize.js")
  expect(caller).toContain("await (0, _compileGatsbyFiles.compileGatsbyFiles)(siteDirectory)")
})
