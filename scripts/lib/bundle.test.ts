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
    "bundled-word.ts": 'export const word = "word"\n',
    "half.ts": "export const half = (value: number) => value / 2\n",
  })
  const files = await bundle([path.join(folder, "bundled-word.ts"), path.join(folder, "bundled-number.ts")])
  onTestFinished(() => files.forEach((file) => rmSync(file)))
  rmSync(path.join(folder, "half.ts"))

  expect(files.map((file) => ({ ...(require(file) as object) }))).toEqual([{ word: "word" }, { number: 42 }])
})

test("what cannot be bundled is named with its place", async () => {
  const folder = folderWith({ "broken.ts": 'export const a = 1\nimport "./missing"\n' })
  await expect(bundle([path.join(folder, "broken.ts")])).rejects.toThrow(
    /broken\.ts:2:7: ERROR: Could not resolve "\.\/missing"/,
  )
})
