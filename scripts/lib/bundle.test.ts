import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { bundle } from "./bundle.mjs"

const require = createRequire(import.meta.url)

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), "bundle-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
  return folder
}

test("a bundle does what its file does, without the files that it imports", async () => {
  const folder = folderWith({
    "bundled-number.ts": 'import { half } from "./half"\nexport const number: number = half(84)\n',
    "half.ts": "export const half = (value: number) => value / 2\n",
  })
  const file = await bundle(path.join(folder, "bundled-number.ts"))
  onTestFinished(() => rmSync(file))
  rmSync(path.join(folder, "half.ts"))

  expect({ ...(require(file) as object) }).toEqual({ number: 42 })
})

test("what cannot be bundled is named with its place", async () => {
  const folder = folderWith({ "broken.ts": 'export const a = 1\nimport "./missing"\n' })
  await expect(bundle(path.join(folder, "broken.ts"))).rejects.toThrow(
    /broken\.ts:2:7: ERROR: Could not resolve "\.\/missing"/,
  )
})
