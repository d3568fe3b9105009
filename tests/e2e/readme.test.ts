import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { escapeRegExp } from "../../src/shared/escape-reg-exp"

const read = (file: string) => readFileSync(path.join(__dirname, file), "utf8")

/** Titles of a spec's tests as patterns: what is filled in while running may be anything. */
function titlesOf(spec: string): RegExp[] {
  const titles = [...spec.matchAll(/\btest\(\s*(["'`])((?:(?!\1)[^\\]|\\.)+)\1/g)].map(
    ([, , title = ""]) => title,
  )
  return titles.map((title) => {
    const parts = title.split(/\$\{[^}]*\}/)
    return new RegExp(`^${parts.map(escapeRegExp).join(".+")}$`)
  })
}

const specs = new Map(
  readdirSync(__dirname)
    .filter((file) => file.endsWith(".spec.ts"))
    .map((file) => [file.replace(".spec.ts", ""), titlesOf(read(file))]),
)

/** Each "file › title" of the tables. */
const named = [...read("README.md").matchAll(/(?:\| |<br>)([\w-]+) › (.+?)(?=<br>| +\|)/g)]

test("the tables name tests", () => {
  expect(named.length).toBeGreaterThan(100)
})

test.each(named.map(([, spec = "", title = ""]) => [spec, title]))("%s › %s exists", (spec, title) => {
  const known = specs.get(spec)?.some((pattern) => pattern.test(title))
  expect(known, `${spec}.spec.ts has no such test`).toBe(true)
})
