import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { dropStalePages } from "./page-cache.mjs"

let folder = ""
let site = {}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "pages-"))
  write("src/node/render.ts", "one")
  write("src/node/render.test.ts", "one")
  site = { title: "One" }
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

/** Checks the last build's state, then simulates a build. */
function build(env: NodeJS.ProcessEnv = {}, args = ["build"]) {
  const dropped = dropStalePages(folder, args, env, site)
  expect(existsSync(path.join(folder, ".cache")) || existsSync(path.join(folder, "public"))).toBe(
    !dropped && hasBuilt,
  )
  write(".cache/data", "kept")
  write("public/index.html", "page")
  hasBuilt = true
  return dropped
}
let hasBuilt = false
beforeEach(() => {
  hasBuilt = false
})

test("pages are kept if code and settings are unchanged", () => {
  expect(build()).toBe(false)
  expect(build()).toBe(false)
  write("content/page.md", "new")
  write("src/components/page.tsx", "new")
  write("src/node/render.test.ts", "new")
  expect(build()).toBe(false)
})

test("pages are removed if the code has changed", () => {
  build()
  write("src/node/render.ts", "two")
  expect(build()).toBe(true)
  write("src/node/another.ts", "new")
  expect(build()).toBe(true)
  for (const file of ["src/node/loader.cjs", "src/node/folder.mjs"]) {
    write(file, "new")
    expect(build()).toBe(true)
  }
  expect(build()).toBe(false)
})

test.each(["gatsby-config.mjs", "gatsby-node.mjs", "package-lock.json", "tsconfig.json"])(
  "pages are removed if %s has changed",
  (file) => {
    write(file, "one")
    build()
    expect(build()).toBe(false)
    write(file, "two")
    expect(build()).toBe(true)
  },
)

test("pages are removed if settings have changed", () => {
  build()
  expect(build({ SITE_URL: "https://docs.example.com" })).toBe(true)
  expect(build({ SITE_URL: "https://docs.example.com" }, ["build", "--prefix-paths"])).toBe(true)
  expect(build({ SITE_URL: "https://docs.example.com" })).toBe(true)
  expect(build({ SITE_URL: "https://docs.example.com" }, ["build", "--prefix-paths=true"])).toBe(true)
})

test("pages are removed if the site configuration, or a file that it imports, has changed", () => {
  build()
  site = { title: "Another" }
  expect(build()).toBe(true)
  expect(build()).toBe(false)
})

test.each(["SITE_URL", "PATH_PREFIX", "CONTENT_DIR", "SITE_CONFIG", "PREFIX_PATHS"])(
  "pages are removed if %s has changed",
  (name) => {
    build({ [name]: "/one" })
    expect(build({ [name]: "/one" })).toBe(false)
    expect(build({ [name]: "/two" })).toBe(true)
    expect(build()).toBe(true)
  },
)
