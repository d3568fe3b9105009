import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import { expect, test } from "vitest"
import { site } from "../../../site.config"
import type { Environment } from "../../config/environment"
import { pageKinds } from "../../content/page-kinds/page-kinds"
import { formatProblem } from "../../report/problem"
import { runChecks } from "../run-checks"

/** The stray files that are reported in a tree of these files and a page of the guides. */
async function check(files: Record<string, string>): Promise<string[]> {
  const root = await mkdtemp(path.join(os.tmpdir(), "stray-"))
  try {
    const page = { "docs/guides/a.md": "---\ntitle: A\n---\nText.\n" }
    for (const [file, text] of Object.entries({ ...page, ...files })) {
      await mkdir(path.dirname(path.join(root, file)), { recursive: true })
      await writeFile(path.join(root, file), text)
    }
    const environment = { CONTENT_DIR: root } as Environment // the only variable that the checks read
    const { errors, warnings } = await runChecks({ environment, site })
    expect(errors).toEqual([])
    const reportRoot = path.relative(process.cwd(), root)
    return warnings
      .map((problem) => formatProblem(problem, "warning").replaceAll(reportRoot, "content"))
      .filter((line) => line.includes("does not become a page"))
  } finally {
    await rm(root, { recursive: true })
  }
}

const folders = Object.values(pageKinds).map(({ folder }) => `content/${folder}`)
const message = `warning orphan-page: The file does not become a page: pages live below ${folders.slice(0, -1).join(", ")} and ${folders.at(-1)}.`

test.each([
  ["guides.md", "content/docs/guides/"],
  ["guides/b.md", "content/docs/guides/"],
  ["giudes/deep/b.mdx", "content/docs/guides/"],
  ["doc/b.md", "content/docs/"],
  ["knowledge_base/3.md", "content/knowledge-base/"],
  ["knowledgebase/3.md", "content/knowledge-base/"],
  ["reference/service/data/rds/index.md", "content/reference/services/"],
])("%s is reported with the folder that was probably meant", async (file, folder) => {
  expect(await check({ [file]: "Text.\n" })).toEqual([
    `content/${file}:1:1 ${message}\n  Fix: did you mean "${folder}"?`,
  ])
})

test.each(["changes.md", "data/notes.md", "reference/intro.md"])(
  "%s is reported with the folders for pages",
  async (file) => {
    expect(await check({ [file]: "Text.\n" })).toEqual([
      `content/${file}:1:1 ${message}\n  Fix: move it below one of these folders, or start its name with an underscore.`,
    ])
  },
)

test("the longest part of the path that is similar to a folder decides, and folders of pages have priority over those in docs/", async () => {
  const page = "---\ntitle: A\n---\nText.\n"
  const suggested = await check({
    "docs/references/a.md": page,
    "docs/knowledge-base/a.md": page,
    "reference/service/rds.md": "Text.\n",
    "knowledge_base/3.md": "Text.\n",
  })
  expect(suggested.map((line) => line.split("Fix: ")[1])).toEqual([
    'did you mean "content/knowledge-base/"?',
    'did you mean "content/reference/services/"?',
  ])
})

test("partials, imported files, READMEs and static files are not reported", async () => {
  expect(
    await check({
      "README.md": "Text.\n",
      "data/readme.md": "Text.\n",
      "_notes.md": "Text.\n",
      "_parts/note.md": "Text.\n",
      "parts/_note.md": "Text.\n",
      "static/terms.md": "Text.\n",
      "parts/one.mdx": 'import Two from "./two.mdx"\n\n<Two />\n',
      "parts/two.mdx": "Text.\n",
      "docs/guides/b.mdx": '---\ntitle: B\n---\nimport One from "../../parts/one.mdx"\n\n<One />\n',
    }),
  ).toEqual([])
})

test("a tree without a docs folder is docs as a whole", async () => {
  const root = await mkdtemp(path.join(os.tmpdir(), "stray-"))
  try {
    await writeFile(path.join(root, "guides.md"), "Text.\n")
    const { content } = await runChecks({ environment: { CONTENT_DIR: root } as Environment, site })
    expect(content.strayFiles).toEqual([])
  } finally {
    await rm(root, { recursive: true })
  }
})
