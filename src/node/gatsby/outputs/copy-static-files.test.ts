import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "vitest"
import { listFiles } from "../../content/files/list-files"
import { contentLayout } from "../../content/layout"
import { memoryCache } from "../test-support"
import { copyStaticFiles } from "./copy-static-files"

test("static files are copied, and again when they change; files of the build are not overwritten, and links out of the tree are not followed", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "static-"))
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  write("site/static/img/a.txt", "a")
  write("site/static/robots.txt", "theirs")
  write("secret.txt", "secret")
  write("public/robots.txt", "ours")
  symlinkSync(path.join(root, "secret.txt"), path.join(root, "site/static/link.txt"))
  const tree = { project: ".", docs: [{ folder: "docs", route: "/" }], static: ["static"] }
  const target = path.join(root, "public")
  const layout = contentLayout(path.join(root, "site"), process.cwd(), tree)
  const cache = memoryCache()
  await copyStaticFiles(cache, layout, target)
  const { files } = listFiles({ folder: target, reportFolder: "public", readable: [] })
  expect(files).toEqual(["img/a.txt", "robots.txt"])
  const published = (file: string) => readFileSync(path.join(target, file), "utf8")
  expect(published("robots.txt")).toBe("ours")

  write("site/static/img/a.txt", "changed since the last build")
  await copyStaticFiles(cache, layout, target)
  expect(published("img/a.txt")).toBe("changed since the last build")
  expect(published("robots.txt")).toBe("ours")
})
