import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { parseLockFile } from "../../scripts/licenses/lock-file"
import { projectRoot } from "../../scripts/lib/project.mjs"
import { auditLockFile } from "./audit-lock-file"

const read = (file: string) => readFileSync(path.join(projectRoot, file), "utf8")

test("this project's lock file has no known problems", () => {
  expect(auditLockFile(parseLockFile(read("package-lock.json")))).toEqual([])
})

test("npm runs no script of a package that it installs", () => {
  expect(read(".npmrc").split("\n")).toContain("ignore-scripts=true")
})

test("all problems of a package are reported", () => {
  const fromRegistry = "https://registry.npmjs.org/a/-/a-1.0.0.tgz"
  const packages = parseLockFile(
    JSON.stringify({
      lockfileVersion: 3,
      packages: {
        "": { name: "site" },
        "node_modules/a": { version: "1.0.0", integrity: "sha512-x", license: "MIT", resolved: fromRegistry },
        "node_modules/a/node_modules/event-stream": {
          version: "3.3.6",
          integrity: "sha512-x",
          resolved: fromRegistry,
        },
        "node_modules/@b/c": {
          version: "2.0.0",
          resolved: "git+ssh://host.example/c.git",
        },
        "node_modules/d": {
          version: "1.0.0",
          integrity: "sha512-x",
          license: "GPL-3.0",
          resolved: fromRegistry,
        },
        "node_modules/e": { version: "1.0.0", integrity: "sha512-x", license: "LGPL-3.0-or-later" },
      },
    }),
  )
  expect(auditLockFile(packages)).toEqual([
    "event-stream 3.3.6 is known to be malicious.",
    "@b/c 2.0.0 has no checksum: it does not come from a registry.",
    '@b/c 2.0.0 has to be downloaded from https://registry.npmjs.org/; its "resolved" is git+ssh://host.example/c.git.',
    "d 1.0.0 is licensed as GPL-3.0.",
    'e 1.0.0 has to be downloaded from https://registry.npmjs.org/; its "resolved" is missing.',
  ])
})

test.each([
  ["EPL-2.0 OR GPL-3.0-or-later", true],
  ["(MIT OR GPL-3.0)", true],
  ["MIT AND GPL-3.0", false],
  ["GPL-2.0 OR GPL-3.0", false],
])("a package with the license %s is accepted: %s", (license, accepted) => {
  const resolved = "https://registry.npmjs.org/a/-/a-1.0.0.tgz"
  const packages = [{ name: "a", version: "1.0.0", integrity: "sha512-x", license, resolved }]
  expect(auditLockFile(packages)).toEqual(accepted ? [] : [`a 1.0.0 is licensed as ${license}.`])
})
