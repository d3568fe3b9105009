import { readFileSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { checkLevels } from "../../src/node/docusaurus/check-levels"
import { levelOf, problemLine, sortProblems } from "../../src/node/report/problem"
import { checkSpelling } from "../../src/node/spelling/check-spelling"
import { loadDictionary } from "../../src/node/spelling/load-dictionary"
import { checkRules, type CheckRule, type SiteConfig } from "../../src/shared/site-config"
import { site as ownSite } from "../../src/site.config"
import { ruleExamples } from "./rule-examples"
import { type TreeFiles, writeFiles } from "../temporary-tree"
import { checkTree, docusaurusSite } from "./tree"

const section = /^### Rules\n.*?(?=^##+ )/ms.exec(readFileSync("CONTRIBUTING.md", "utf8"))?.[0] ?? ""

/** The lines that CONTRIBUTING shows. */
const listed = [...section.matchAll(/^```text\n(.*?)^```$/gms)].flatMap(([, lines = ""]) =>
  lines.trimEnd().split("\n"),
)

/** Rules that are only reported for trees that were written for Docusaurus. */
const ofDocusaurus: ReadonlySet<CheckRule> = new Set(["unknown-field", "unknown-component", "left-out"])

/** The files of every tree. */
const surroundings: TreeFiles = {
  "docs/index.md": "---\ntitle: Home\n---\n\nDeploy [a cluster](/guides/eks).\n",
  "docs/guides/eks.md": "---\ntitle: EKS\n---\n\nText.\n\n## Deploy\n\nText.\n",
}

let folder = ""
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "rules-"))
})
afterAll(() => rm(folder, { recursive: true }))

/** What the checks print of the tree with the example of a rule. */
async function printedOf(rule: CheckRule): Promise<string[]> {
  const site: SiteConfig = ofDocusaurus.has(rule) ? docusaurusSite : ownSite
  const project = path.join(folder, rule)
  writeFiles(path.join(project, "content"), { ...surroundings, ...ruleExamples[rule] })
  const { content, problems } = await checkTree(project, site, new Date("2026-03-01"))
  if (content.spelling) problems.push(...checkSpelling(content, content.documents, loadDictionary()))
  const { errors, warnings } = sortProblems(problems, checkLevels(site))
  return [
    ...errors.map((problem) => problemLine(problem, "error")),
    ...warnings.map((problem) => problemLine(problem, "warning")),
  ]
}

test.each(checkRules)("CONTRIBUTING shows what is printed for %s", async (rule) => {
  const isOfRule = (line: string) => line.includes(` ${rule}: `)
  const printed = (await printedOf(rule)).filter(isOfRule)
  expect(printed).toHaveLength(1)
  expect(listed.filter(isOfRule)).toEqual(printed)
})

test("CONTRIBUTING shows exactly one line for each rule", () => {
  expect(listed).toHaveLength(checkRules.length)
})

test("CONTRIBUTING names the rules that are warnings by default", () => {
  const [sentence = ""] = /Warnings by default are[^.]*\./.exec(section) ?? []
  const named = [...sentence.matchAll(/`([a-z-]+)`/g)].map(([, rule]) => rule)
  expect(named).toEqual(checkRules.filter((rule) => levelOf(rule, {}) === "warn"))
})
