import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { temporaryTree } from "../../tests/temporary-tree"
import { bundle, bundlingMethod } from "./bundle.mjs"

const require = createRequire(import.meta.url)

test("a bundle does what its file does, without the files that it imports", async () => {
  const folder = temporaryTree({
    "bundled-number.ts": 'import { half } from "./half"\nexport const number: number = half(84)\n',
    "half.ts": "export const half = (value: number) => value / 2\n",
  })
  const file = await bundle(path.join(folder, "bundled-number.ts"))
  onTestFinished(() => rmSync(file))
  rmSync(path.join(folder, "half.ts"))

  expect({ ...(require(file) as object) }).toEqual({ number: 42 })
})

test("a bundle is used again until a file in it has changed", async () => {
  const folder = temporaryTree({
    "bundled-sum.ts": 'import { two } from "./two"\nexport const sum = 1 + two\n',
    "two.ts": "export const two = 2\n",
  })
  const before = new Date(Date.now() - 60_000)
  for (const name of ["bundled-sum.ts", "two.ts"]) utimesSync(path.join(folder, name), before, before)
  const file = await bundle(path.join(folder, "bundled-sum.ts"))
  // Without the list of sources if the last bundle started within the millisecond of the change below.
  onTestFinished(() => [file, `${file}.sources`].forEach((made) => rmSync(made, { force: true })))
  const madeAt = statSync(file).ino
  expect(statSync(await bundle(path.join(folder, "bundled-sum.ts"))).ino).toBe(madeAt)

  writeFileSync(path.join(folder, "two.ts"), "export const two = 3\n")
  expect(statSync(await bundle(path.join(folder, "bundled-sum.ts"))).ino).not.toBe(madeAt)
  expect({ ...(require(file) as object) }).toEqual({ sum: 4 })
  rmSync(path.join(folder, "two.ts"))
  await expect(bundle(path.join(folder, "bundled-sum.ts"))).rejects.toThrow('Could not resolve "./two"')
})

test.each(["scripts/lib/bundle.mjs", "tsconfig.json", "node_modules/esbuild/package.json"])(
  "a change of %s changes how bundles are made",
  (changed) => {
    const root = temporaryTree()
    for (const folder of ["scripts/lib", "node_modules/esbuild"])
      mkdirSync(path.join(root, folder), { recursive: true })
    for (const name of ["scripts/lib/bundle.mjs", "tsconfig.json", "node_modules/esbuild/package.json"])
      copyFileSync(name, path.join(root, name))
    expect(bundlingMethod(root)).toBe(bundlingMethod())
    appendFileSync(path.join(root, changed), "\n")
    expect(bundlingMethod(root)).not.toBe(bundlingMethod())
  },
)

test("a bundle that was made with other options is made again", async () => {
  const folder = temporaryTree({ "bundled-one.ts": "export const one = 1\n" })
  const source = path.join(folder, "bundled-one.ts")
  const before = new Date(Date.now() - 60_000)
  utimesSync(source, before, before)
  const file = await bundle(source)
  const notes = `${file}.sources`
  onTestFinished(() => [file, notes].forEach((made) => rmSync(made)))
  const madeAt = statSync(file).ino
  writeFileSync(notes, readFileSync(notes, "utf8").replace(bundlingMethod(), "another"))
  expect(statSync(await bundle(source)).ino).not.toBe(madeAt)
})

test("a file of the same name in another folder is bundled itself", async () => {
  const folder = temporaryTree({
    "a/bundled-name.ts": 'export const name = "a"\n',
    "b/bundled-name.ts": 'export const name = "b"\n',
  })
  const [a, b] = ["a", "b"].map((name) => path.join(folder, name, "bundled-name.ts")) as [string, string]
  const before = new Date(Date.now() - 60_000)
  for (const source of [a, b]) utimesSync(source, before, before)
  await bundle(a)
  const file = await bundle(b)
  onTestFinished(() => [file, `${file}.sources`].forEach((made) => rmSync(made)))
  expect({ ...(require(file) as object) }).toEqual({ name: "b" })
})

test("code that cannot be bundled is reported with file and line", async () => {
  const folder = temporaryTree({ "broken.ts": 'export const a = 1\nimport "./missing"\n' })
  await expect(bundle(path.join(folder, "broken.ts"))).rejects.toThrow(
    /broken\.ts:2:7: ERROR: Could not resolve "\.\/missing"/,
  )
})
