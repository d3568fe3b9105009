import { mkdtemp, rm } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { checkLevels } from "../../src/node/docusaurus/check-levels"
import { sortProblems, type Problem } from "../../src/node/report/problem"
import { site } from "../../src/site.config"
import type { Mistake } from "./mistake"
import { codeMistakes } from "./tables/code"
import { consequenceMistakes } from "./tables/consequences"
import { docusaurusMistakes } from "./tables/docusaurus"
import { fileMistakes } from "./tables/files"
import { linkMistakes } from "./tables/links"
import { mdxMistakes } from "./tables/mdx"
import { settingsMistakes } from "./tables/settings"
import { textMistakes } from "./tables/text"
import { type TreeFiles, writeFiles } from "../temporary-tree"
import { checkTree, docusaurusSite } from "./tree"

const mistakes: readonly Mistake[] = [
  ...textMistakes,
  ...linkMistakes,
  ...codeMistakes,
  ...settingsMistakes,
  ...consequenceMistakes,
  ...fileMistakes,
  ...mdxMistakes,
  ...docusaurusMistakes,
]

/** The files of every tree. */
const surroundings: TreeFiles = {
  "docs/index.md": "---\ntitle: Home\n---\n\nSee [the other page](/other).\n",
  "docs/other.md":
    "---\ntitle: Other page\n---\n\nText.\n\n## Section\n\nText.\n\n## The second part\n\nText.\n",
}

let folder = ""
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "mistakes-"))
})
afterAll(() => rm(folder, { recursive: true }))

/** What the checks find in a tree with a mistake. */
async function problemsOf({ kind, files, isDocusaurus }: Mistake): Promise<Problem[]> {
  const project = path.join(folder, String(mistakes.findIndex((mistake) => mistake.kind === kind)))
  writeFiles(path.join(project, "content"), { ...surroundings, ...files })
  const config = isDocusaurus ? docusaurusSite : site
  const found = await checkTree(project, config)
  const { errors, warnings } = sortProblems(found.problems, checkLevels(config))
  // A link to a file that is not there is reported twice, because sites can set the levels of the two rules separately.
  const problems = [...errors, ...warnings].filter(({ rule }) => rule !== "broken-markdown-link")
  return problems.map((problem) => ({
    ...problem,
    file: path.posix.relative("content", problem.file),
  }))
}

/** Terms of the parsers, which authors of content need not know. */
const jargon =
  /invalid input|expected \w+, received|unrecognized key|too small|too big|compact mapping|flow (?:map|sequence)|block (?:scalar|collection)|implicit key|plain value|zod|schema|mdast|acorn|micromark|call stack|URI malformed|\bundefined\b(?!\.)|\[object/i

test("there are at least 250 mistakes, each of another kind", () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(250)
  expect(new Set(mistakes.map(({ kind }) => kind)).size).toBe(mistakes.length)
})

test.each(mistakes)("$kind", async (mistake) => {
  const problems = await problemsOf(mistake)
  const { file, line, words } = mistake
  expect(problems.map((problem) => `${problem.file}:${problem.line ?? 1}`)).toEqual([`${file}:${line}`])
  for (const { message, fix } of problems) {
    const said = `${message} ${fix}`
    for (const word of words) expect(said).toContain(word)
    expect(said).not.toMatch(jargon)
    expect(message).toMatch(/^["<A-Z\d].*\.$/s)
    expect(fix).toMatch(/[.?]"?$/)
  }
})
