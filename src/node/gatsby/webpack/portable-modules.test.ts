import { expect, test } from "vitest"
import { withRelativeImports } from "./portable-modules"

test.each([
  ['import { a } from "/site/src/b.ts"', 'import { a } from "../b.ts"'],
  ["import a from '/site/content/docs/a.mdx'", "import a from '../../content/docs/a.mdx'"],
  ['import{a}from"/site/src/pages/b"', 'import{a}from"./b"'],
  ['import "/site/src/b.css"', 'import "../b.css"'],
  ['const a = import("/site/src/b")', 'const a = import("../b")'],
  ['export * from "/site/src/b"', 'export * from "../b"'],
  ['import a from "/elsewhere/b"', 'import a from "/elsewhere/b"'],
  ['import a from "/sites/b"', 'import a from "/sites/b"'],
  ['import a from "react"', 'import a from "react"'],
  ['const a = "/site/src/b"', 'const a = "/site/src/b"'],
])("%s becomes %s in the folder src/pages of /site", (source, expected) => {
  expect(withRelativeImports(source, "/site/src/pages/page.tsx", "/site")).toBe(expected)
})
