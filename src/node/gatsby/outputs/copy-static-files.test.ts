import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "vitest"
import { listFiles } from "../../content/files/list-files"
import { contentLayout } from "../../content/layout"
import { memoryCache } from "../test-support"
import { copyStaticFiles, staticAddresses } from "./copy-static-files"

const tree = { project: ".", docs: [{ folder: "docs", route: "/" }], static: ["static"] }

/** A folder with a site that has a static folder, and with the site's published files. */
function makeSite() {
  const root = mkdtempSync(path.join(tmpdir(), "static-"))
  const target = path.join(root, "public")
  const layout = contentLayout(path.join(root, "site"), process.cwd(), tree)
  const cache = memoryCache()
  return {
    root,
    target,
    write(file: string, text: string) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
      writeFileSync(path.join(root, file), text)
    },
    remove: (file: string) => rmSync(path.join(root, file)),
    published: (file: string) => readFileSync(path.join(target, file), "utf8"),
    copy: () => copyStaticFiles(cache, layout, target),
    addresses: () => staticAddresses(layout, path.join(root, "static")),
  }
}

test("static files are copied, and again when they change; files of the build are not overwritten, and links out of the tree are not followed", async () => {
  const { root, target, write, published, copy } = makeSite()
  write("site/static/img/a.txt", "a")
  write("site/static/robots.txt", "theirs")
  write("secret.txt", "secret")
  write("public/robots.txt", "ours")
  symlinkSync(path.join(root, "secret.txt"), path.join(root, "site/static/link.txt"))
  await copy()
  const { files } = listFiles({ folder: target, reportFolder: "public", readable: [] })
  expect(files).toEqual(["img/a.txt", "robots.txt"])
  expect(published("robots.txt")).toBe("ours")

  write("site/static/img/a.txt", "changed since the last build")
  await copy()
  expect(published("img/a.txt")).toBe("changed since the last build")
  expect(published("robots.txt")).toBe("ours")
})

test("the addresses of static files are those of the project and of the tree", () => {
  const { write, addresses } = makeSite()
  write("static/favicon.ico", "icon")
  write("site/static/js/own.js", "let own")
  expect(addresses()).toEqual(["/favicon.ico", "/js/own.js"])
})

test("of a link within the tree, the file is copied that it leads to", async () => {
  const { root, target, write, published, copy } = makeSite()
  write("site/static/a.txt", "a")
  symlinkSync("a.txt", path.join(root, "site/static/link.txt"))
  await copy()
  expect(lstatSync(path.join(target, "link.txt")).isSymbolicLink()).toBe(false)
  expect(published("link.txt")).toBe("a")
})

test("files of .well-known are copied, other hidden files and packages are not", async () => {
  const { target, write, published, copy } = makeSite()
  write("site/static/.well-known/security.txt", "Contact")
  write("site/static/.well-known/.draft", "hidden")
  write("site/static/.env", "hidden")
  write("site/static/node_modules/a/index.js", "a package")
  await copy()
  expect(published(".well-known/security.txt")).toBe("Contact")
  expect(readdirSync(target)).toEqual([".well-known"])
  expect(readdirSync(path.join(target, ".well-known"))).toEqual(["security.txt"])
})

test("the copy of a removed static file is removed, and the file is copied again when it is back", async () => {
  const { target, write, remove, published, copy } = makeSite()
  write("site/static/a.txt", "one")
  await copy()
  remove("site/static/a.txt")
  await copy()
  expect(existsSync(path.join(target, "a.txt"))).toBe(false)

  write("site/static/a.txt", "two")
  await copy()
  expect(published("a.txt")).toBe("two")
})

test("a file that the build has written in place of a copy is kept when the static file is removed", async () => {
  const { target, write, remove, published, copy } = makeSite()
  write("site/static/a.txt", "theirs")
  await copy()
  remove("site/static/a.txt")
  write("public/a.txt", "ours")
  utimesSync(path.join(target, "a.txt"), 1, 1)
  await copy()
  expect(published("a.txt")).toBe("ours")
})
