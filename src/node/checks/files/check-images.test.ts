import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import { expect, test } from "vitest"
import { temporaryTree } from "../../../../tests/temporary-tree"
import { loadContent } from "../../content/load-content"
import { formatProblem } from "../../report/problem"
import { site } from "../../../site.config"
import type { Environment } from "../../config/environment"
import type { CheckedFile } from "../page"
import { runChecks } from "../run-checks"
import { checkImages } from "./check-images"

/** Problems of a tree with one page and a picture beside it. */
async function check(...lines: string[]): Promise<string[]> {
  const root = await mkdtemp(path.join(os.tmpdir(), "images-"))
  try {
    await mkdir(path.join(root, "docs/guides"), { recursive: true })
    await writeFile(path.join(root, "docs/guides/card.png"), "")
    await writeFile(path.join(root, "docs/guides/a.md"), ["---", ...lines, "---", "Text.", ""].join("\n"))
    const problems = checkImages(await loadContent(root), [])
    return problems.map((problem) => formatProblem(problem, "error").replace(/^.*docs\//, ""))
  } finally {
    await rm(root, { recursive: true })
  }
}

/** The rules of the problems of a page's only image, which can be `card.png` beside the page. */
async function rulesOf(url: string, alt: string): Promise<string[]> {
  const tree = temporaryTree({ "a.md": "---\ntitle: A\n---\n\nText.\n", "card.png": "" })
  const content = await loadContent(tree)
  const files = content.documents.map((document) => ({
    document,
    outline: { images: [{ url, alt, line: 5, column: 1 }] },
  })) as unknown as CheckedFile[] // the fields that the check reads
  return checkImages(content, files, ["https://images.example"]).map(({ rule }) => rule)
}

test.each(["./missing.png", "../guides"])(
  "the social image %s is reported at its position",
  async (image) => {
    expect(await check("title: A", `image: ${image}`)).toEqual([
      `guides/a.md:3:8 error broken-image: The image "${image}" does not exist.
  Fix: put the file beside the page or below static/, and write its path as it is on disk.`,
    ])
  },
)

test.each([
  "./card.png",
  "card.png",
  "/img/logo-dark.svg",
  "img/logo-dark.svg",
  "https://example.com/card.png",
  "//example.com/card.png",
  "/img/from-the-host.png",
])("the social image %s is no fault", async (image) => {
  expect(await check(`image: ${image}`)).toEqual([])
})

test.each([
  ["https://other.example/plan.png", 1],
  ["//other.example/plan.png", 1],
  ["//images.example/plan.png", 0],
  ["./card.png", 0],
])("%s comes from a host that the site does not declare: %d", async (url, count) => {
  expect(await rulesOf(url, "The plan")).toEqual(count === 0 ? [] : ["foreign-image"])
})

test.each([
  ["", 1],
  [" ", 1],
  ["card.png", 1],
  ["Card.PNG ", 1],
  ["An image", 1],
  ["screenshot.", 1],
  ["alt text", 1],
  ["The card", 0],
  ["A diagram of the network", 0],
])("the text alternative %j, which does not describe the image, is reported: %d", async (alt, count) => {
  expect(await rulesOf("./img/../card.png", alt)).toEqual(count === 0 ? [] : ["missing-alt"])
})

test("for an image that is a broken symbolic link, the link itself is not suggested", async () => {
  const root = await mkdtemp(path.join(os.tmpdir(), "images-"))
  try {
    await symlink("gone.png", path.join(root, "plan.png"))
    await writeFile(path.join(root, "a.md"), "---\ntitle: A\n---\n\n![The plan](./plan.png)\n")
    const { errors } = await runChecks({ environment: { CONTENT_DIR: root } as Environment, site }) // the only variable read
    expect(errors.filter(({ rule }) => rule === "broken-image").map(({ fix }) => fix)).toEqual([
      "put the file beside the page or below static/, and write its path as it is on disk.",
    ])
  } finally {
    await rm(root, { recursive: true })
  }
})
