import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"

const read = (file: string) => readFileSync(path.join(__dirname, file), "utf8")

/** Titles of a spec's tests as in the tables: with "…" in place of each expression. */
function titlesOf(spec: string): string[] {
  const titles = spec.matchAll(/\btest\(\s*(["'`])((?:(?!\1)[^\\]|\\.)+)\1/g)
  return Array.from(titles, ([, , title = ""]) => title.replace(/\$\{[^}]*\}/g, "…"))
}

const specs = readdirSync(__dirname).filter((file) => file.endsWith(".spec.ts"))

/** Each "file › title". */
const existing = new Set(
  specs.flatMap((file) => titlesOf(read(file)).map((title) => `${file.replace(".spec.ts", "")} › ${title}`)),
)
const named = Array.from(
  read("README.md").matchAll(/(?:\| |<br>)([\w-]+ › .+?)(?=<br>| +\|)/g),
  ([, name = ""]) => name,
)

test("the tables name tests that exist", () => {
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((name) => !existing.has(name))).toEqual([])
})
