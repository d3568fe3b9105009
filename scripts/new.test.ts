import { execFileSync } from "node:child_process"
import { expect, test } from "vitest"

test("--help prints how the command is used, and ends well", () => {
  const output = execFileSync(process.execPath, ["--import", "tsx", "scripts/new.ts", "--help"], {
    encoding: "utf8",
  })
  expect(output).toMatch(/^Usage: npm run new -- <kind> <path>\n/)
})
