import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "vitest"
import { ifPresent } from "./if-present"

test("for a missing file or folder, or one of another kind, the result is undefined; any other error is thrown", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "if-present-"))
  const file = path.join(folder, "page.md")
  writeFileSync(file, "Text.")
  try {
    expect(ifPresent(() => readFileSync(file, "utf8"))).toBe("Text.")
    expect(ifPresent(() => readFileSync(path.join(folder, "gone.md")))).toBeUndefined()
    expect(ifPresent(() => readFileSync(folder))).toBeUndefined()
    expect(ifPresent(() => readdirSync(file))).toBeUndefined()
    const fail = () => {
      throw new Error("Out of memory.")
    }
    expect(() => ifPresent(fail)).toThrow("Out of memory.")
  } finally {
    rmSync(folder, { recursive: true })
  }
})
