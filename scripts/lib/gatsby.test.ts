import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "vitest"
import { runGatsby } from "./gatsby.mjs"

test.each(["--help", "-v"])("gatsby build %s leaves the last build as it is", async (flag) => {
  const folder = mkdtempSync(path.join(tmpdir(), "gatsby-"))
  mkdirSync(path.join(folder, "public"))
  const { code, output } = await runGatsby(["build", flag], { cwd: folder, capture: true })
  expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(/gatsby/i) as string })
  expect(readdirSync(folder)).toEqual(["public"])
  rmSync(folder, { recursive: true })
})
