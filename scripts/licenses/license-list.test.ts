import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { formatLicenseList, licenseListName } from "./license-list"
import { parseLockFile } from "./lock-file"
import { projectRoot } from "../lib/project.mjs"

const read = (file: string) => readFileSync(path.join(projectRoot, file), "utf8")

test("the list contains every package of the lock file; update it with `npm run licenses`", () => {
  expect(read(licenseListName)).toBe(formatLicenseList(parseLockFile(read("package-lock.json"))))
})

test("packages are grouped by license, each version once", () => {
  const locked = (name: string, version: string, license?: string) => ({ name, version, license })
  const list = formatLicenseList([
    locked("b", "1.0.0", "MIT"),
    locked("a", "2.0.0", "MIT"),
    locked("a", "2.0.0", "MIT"),
    locked("c", "1.0.0"),
  ])
  expect(list).toContain("## MIT\n\na 2.0.0, b 1.0.0\n\n## Not named by the package\n\nc 1.0.0\n")
})

test("the packages of a lock file are those of all folders, without the project and links", () => {
  const packages = {
    "": { version: "1.0.0" },
    "node_modules/a": { version: "2.0.0", license: "MIT" },
    "node_modules/a/node_modules/@b/c": { version: "3.0.0" },
    "node_modules/linked": { link: true },
  }
  expect(parseLockFile(JSON.stringify({ lockfileVersion: 3, packages }))).toEqual([
    { name: "a", version: "2.0.0", license: "MIT" },
    { name: "@b/c", version: "3.0.0" },
  ])
})
