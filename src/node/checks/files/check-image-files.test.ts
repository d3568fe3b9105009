import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import sharp from "sharp"
import { expect, onTestFinished, test } from "vitest"
import { contentLayout } from "../../content/layout"
import type { CheckedFile } from "../page"
import { checkImageFiles } from "./check-image-files"

/** The problems of a page that shows a file. */
async function check(name: string, content: Buffer | string): Promise<string[]> {
  const root = mkdtempSync(path.join(tmpdir(), "images-"))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(path.join(root, "docs"))
  writeFileSync(path.join(root, "docs", name), content)
  const page = {
    document: { file: "docs/a.md", reportFile: "content/docs/a.md" },
    outline: { images: [{ url: `./${name}`, alt: "A picture.", line: 7, column: 1 }] },
  } as unknown as CheckedFile // the fields that the check reads
  const problems = await checkImageFiles({ layout: contentLayout(root) }, [page, page])
  return problems.map(({ rule, file, line, message, fix }) => `${file}:${line} ${rule}: ${message} ${fix}`)
}

const picture = (width: number) =>
  sharp({ create: { width, height: 2, channels: 3, background: "white" } })
    .png()
    .toBuffer()
const drawing = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="2"/>`

test("a picture of 4,001 pixels is larger than needed, on each page that shows it", async () => {
  const problem =
    'content/docs/a.md:7 large-image: The image "./wide.png" is 4,001 pixels wide, and the column needs 1,600 at most. make it smaller, so that readers and builds need not load the rest.'
  expect(await check("wide.png", await picture(4001))).toEqual([problem, problem])
  expect(await check("wide.png", await picture(4000))).toEqual([])
})

test("an SVG can have any width, because its size in bytes is the same", async () => {
  expect(await check("wide.svg", drawing(5000))).toEqual([])
})

test("an address with dollar signs is named as it is written", async () => {
  const [problem] = await check("$&plan$1.pdf", "%PDF")
  expect(problem).toContain('The file of the image "./$&plan$1.pdf" is in a format')
})

test("a file that browsers do not show as an image is reported without being read", async () => {
  const [problem] = await check("plan.pdf", "%PDF")
  expect(problem).toBe(
    'content/docs/a.md:7 broken-image: The file of the image "./plan.pdf" is in a format that browsers do not show as an image, ".pdf". export it as PNG, JPEG, WebP or SVG, or link to the file.',
  )
  expect(await check("picture.ico", "any format that is only copied")).toEqual([])
})

test("for a bitmap without compression, other formats are recommended", async () => {
  const [problem] = await check("plan.BMP", "BM")
  expect(problem).toBe(
    'content/docs/a.md:7 large-image: The image "./plan.BMP" is in the format BMP, which is not compressed. export it as PNG, JPEG, WebP or SVG.',
  )
})

test("a drawing needs the namespace of SVG, in any form", async () => {
  const namespace = 'xmlns="http://www.w3.org/2000/svg"'
  const [problem] = await check("plan.svg", '<svg width="9" height="2"/>')
  expect(problem).toContain('broken-image: The drawing "./plan.svg" has no "xmlns"')
  expect(await check("plan.svg", `<svg aria-label="a > b" ${namespace} width="9" height="2"/>`)).toEqual([])
  expect(
    await check("plan.svg", `<svg:svg ${namespace.replace("=", ":svg=")} width="9" height="2"></svg:svg>`),
  ).toEqual([])
})
