import { linkSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, expect, test } from "vitest"
import { writeMetaPolicies } from "./write-meta-policies"

const folder = mkdtempSync(path.join(tmpdir(), "meta-policies-"))
afterAll(() => rmSync(folder, { recursive: true }))

const file = path.join(folder, "page.html")
const page = (meta: string) =>
  `<html><head><meta charSet="utf-8"/>${meta}<script>let a</script></head><body>$1</body></html>`
const metaOf = (content: string) => `<meta http-equiv="Content-Security-Policy" content="${content}"/>`

test("a page has the policy before its scripts, only the one of the last build, under all its file names", async () => {
  const name = path.join(folder, "second-name.html")
  writeFileSync(file, page(""))
  linkSync(file, name)
  await writeMetaPolicies([file], "default-src 'self'")
  expect(readFileSync(file, "utf8")).toBe(page(metaOf("default-src 'self'")))
  await writeMetaPolicies([file], `img-src https://a.example/?a&b="$1"`)
  expect(readFileSync(name, "utf8")).toBe(page(metaOf("img-src https://a.example/?a&amp;b=&quot;$1&quot;")))
})

test("a page without a position for the policy fails the build", async () => {
  writeFileSync(file, "<html><head><script>let a</script></head></html>")
  await expect(writeMetaPolicies([file], "default-src 'self'")).rejects.toThrow(
    `${file} has no place for the policy: its head starts otherwise.`,
  )
})
