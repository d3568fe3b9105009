import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "vitest"
import { contentLayout } from "../../content/layout"
import { listFiles } from "../../content/list-files"
import { copyStaticFiles } from "./copy-static-files"

test("static files are copied; files of the build are not overwritten, and links out of the tree are not followed", async () => {
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
  await copyStaticFiles(contentLayout(path.join(root, "site"), process.cwd(), tree), target)
  const { files } = listFiles({ folder: target, reportFolder: "public", readable: [] })
  expect(files).toEqual(["img/a.txt", "robots.txt"])
  expect(readFileSync(path.join(target, "robots.txt"), "utf8")).toBe("ours")
})
