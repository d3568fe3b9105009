import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, expect, test } from "vitest"
import { findChromium } from "./find-chromium.mjs"

const directory = mkdtempSync(path.join(tmpdir(), "chromium-"))
afterAll(() => rmSync(directory, { recursive: true }))

function program(name: string, exitCode: number): string {
  const file = path.join(directory, name)
  writeFileSync(file, `#!/bin/sh\nexit ${exitCode}\n`)
  chmodSync(file, 0o755)
  return file
}

test("CHROMIUM_PATH has priority", () => {
  const file = program("my-browser", 0)
  expect(findChromium({ CHROMIUM_PATH: file, PATH: "" })).toBe(file)
})

test("a CHROMIUM_PATH without a program is an error", () => {
  expect(() => findChromium({ CHROMIUM_PATH: directory })).toThrow(
    `CHROMIUM_PATH is ${JSON.stringify(directory)}; it takes the path of a Chromium program.`,
  )
})

test.skipIf(process.platform === "win32")(
  "the PATH is searched, a program that does not start is passed over, and one without a window is preferred",
  () => {
    program("chromium", 1)
    const chrome = program("google-chrome", 0)
    expect(findChromium({ PATH: directory })).toBe(chrome)
    const shell = program("chromium-headless-shell", 0)
    expect(findChromium({ PATH: directory })).toBe(shell)
  },
)
