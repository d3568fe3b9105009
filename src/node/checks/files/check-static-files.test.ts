import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { contentLayout } from "../../content/layout"
import { formatProblem } from "../../report/problem"
import { checkStaticFiles } from "./check-static-files"

let root = ""
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "static-"))
  writeFileSync(path.join(root, "secret.txt"), "secret")
  for (const folder of ["static/.well-known", "static/node_modules", "content/docs"])
    mkdirSync(path.join(root, folder), { recursive: true })
  writeFileSync(path.join(root, "static/a.txt"), "a")
})
afterEach(() => rmSync(root, { recursive: true }))

const link = (name: string, target: string) =>
  symlinkSync(path.join(root, target), path.join(root, "static", name))

function problems() {
  const layout = contentLayout(path.join(root, "content"))
  return checkStaticFiles(layout, path.join(root, "static")).map((problem) => formatProblem(problem, "error"))
}

test("symbolic links to files of the static folder are no problem, hidden or not", () => {
  link("b.txt", "static/a.txt")
  link(".b.txt", "static/a.txt")
  expect(problems()).toEqual([])
})

test.each(["leak", ".leak", ".well-known/leak", "node_modules/leak"])(
  "the symbolic link static/%s out of the content is reported, because its target would be published",
  (name) => {
    link(name, "secret.txt")
    expect(problems()).toEqual([
      `static/${name}:1:1 error outside-content: The file is a symbolic link that leads out of the content.\n  Fix: put a copy of what it leads to in its place.`,
    ])
  },
)
