import { expect, test } from "vitest"
import { npmCommand } from "./npm.mjs"

test("npm that runs this process is used again", () => {
  expect(npmCommand(["ci"], { npm_execpath: "/opt/npm/bin/npm-cli.js" })).toEqual([
    process.execPath,
    ["/opt/npm/bin/npm-cli.js", "ci"],
  ])
})

test.skipIf(process.platform === "win32")("another package manager is not used as npm", () => {
  expect(npmCommand(["ci"], { npm_execpath: "/opt/yarn/bin/yarn.js" })).toEqual(["npm", ["ci"]])
})
