import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import { expect, test } from "vitest"
import { temporaryTree } from "../../../../tests/temporary-tree"
import { site } from "../../../site.config"
import type { Environment } from "../../config/environment"
import type { ContentDocument } from "../../content/document"
import { contentLayout } from "../../content/layout"
import { loadContent } from "../../content/load-content"
import { loadModules, type LoadedModules } from "../../reference/load-modules"
import { formatProblem, type Problem } from "../../report/problem"
import { runChecks } from "../run-checks"
import { toCheckedPage } from "../page"
import { checkModules, checkReference, checkStrayModules, checkVersions } from "./check-reference"

const environment = { CONTENT_DIR: "tests/fixtures/reference/tree" } as Environment // the only variable that the checks read

function linesOf(problems: readonly Problem[]): string[] {
  return problems.map((problem) =>
    formatProblem(problem, "error").replace("tests/fixtures/reference/tree/", ""),
  )
}

test("calls in samples are checked against the modules, and links and ids against the anchors of inputs and outputs", async () => {
  const { errors } = await runChecks({ environment, site })
  expect(linesOf(errors.filter(({ file }) => !file.endsWith(".tf")))).toEqual([
    'docs/index.md:12:3 error unknown-input: "modules/security/box" has no input "nmae".\n  Fix: did you mean "name"?',
    'docs/index.md:14:16 error wrong-type: "subnet_ids" takes list(string), not a number.\n  Fix: give it a value of the type list(string).',
    'docs/index.md:23:1 error missing-input: "modules/security/box" needs "subnet_ids".\n  Fix: give each required input a value, or mark the fence `fragment` when it shows a part.',
    'docs/index.md:31:1 error hcl-syntax: Invalid expression: expected the start of an expression, but found an invalid expression token.\n  Fix: correct the code, or mark the fence `fragment` or `skip="reason"`.',
    'reference/services/security/box/index.md:8:47 error broken-anchor: "#nothing" names the anchor "nothing", which this page does not have.\n  Fix: link to a heading\'s id, or give the heading this one with {#id}.',
    'reference/services/security/box/index.md:10:1 error broken-anchor: The id "size" of the text is also that of an entry of the reference below it.\n  Fix: give the heading another id with {#id}.',
    'reference/services/security/crate/index.mdx:6:32 error broken-anchor: "#output-bottom" names the anchor "output-bottom", which this page does not have.\n  Fix: link to a heading\'s id, or give the heading this one with {#id}.',
  ])
})

test("an id of the text that is also that of an input is reported at its heading, not at an earlier occurrence of the same words", () => {
  const document = {
    id: "services/box",
    file: "services/box.md",
    reportFile: "services/box.md",
    format: "md",
    bodyLine: 4,
    body: [
      "```bash",
      "# Inputs of a call",
      "```",
      "",
      "## Inputs in short",
      "",
      "Text.",
      "",
      "Inputs",
      "------",
      "",
      '<a id="outputs"></a>',
    ].join("\n"),
  } as ContentDocument // the fields that the check reads
  const modules = new Map([[document.id, { inputs: [], outputs: [] }]])
  const loaded: LoadedModules = { files: [], modules, newest: new Map(), links: [], problems: [] }
  const problems = checkReference([toCheckedPage(document)], loaded)
  expect(problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([
    '12: The id "inputs" of the text is also that of an entry of the reference below it.',
    '1: The id "outputs" of the text is also that of an entry of the reference below it.',
  ])
})

test("links in descriptions of a module's files are checked at their positions", async () => {
  const { errors } = await runChecks({ environment, site })
  expect(linesOf(errors.filter(({ file }) => file.endsWith(".tf")))).toEqual([
    'reference/services/security/box/outputs.tf:2:43 error broken-link: "/reference/services/security/bx" does not exist.\n  Fix: did you mean "/reference/services/security/box"?',
    'reference/services/security/box/variables.tf:19:67 error broken-link: "../securty/shape" does not exist.\n  Fix: link to a page that exists.',
    'reference/services/security/box/variables.tf:21:16 error broken-anchor: "#color" names the anchor "color", which this page does not have.\n  Fix: link to a heading\'s id, or give the heading this one with {#id}.',
    'reference/services/security/box/variables.tf:24:25 error broken-link: "../securty/shape" does not exist.\n  Fix: link to a page that exists.',
  ])
})

test("a call of the newest release gets the warnings of the documented one, whose files alone have them", async () => {
  const folder = "reference/services/security/box"
  const old = 'variable "old" {\n  type = string\n  default = null\n'
  const root = temporaryTree({
    "docs/index.md": `---
title: Home
---

\`\`\`hcl
module "box" {
  source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/security/box?ref=v2.0.0"

  old = "a"
}
\`\`\`
`,
    [`${folder}/index.md`]: "---\ntitle: Box\ncatalog_version: 1.0.0\n---\n\nText.\n",
    [`${folder}/variables.tf`]: `${old}  deprecated = "Use new."\n}\n`,
    [`${folder}/outputs.tf`]: "",
    [`${folder}/v2.0.0/variables.tf`]: `${old}}\n`,
    [`${folder}/v2.0.0/outputs.tf`]: "",
  })
  const { errors, warnings } = await runChecks({ environment: { CONTENT_DIR: root } as Environment, site })
  expect([...errors, ...warnings].map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
    'deprecated-input: "old" of "modules/security/box" is deprecated: Use new.',
  ])
})

test("a service page without a module in its front matter is about the module with the path of its folder", async () => {
  const root = await mkdtemp(path.join(os.tmpdir(), "modules-"))
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true })
    await writeFile(path.join(root, file), text)
  }
  try {
    const source = "git::git@github.com:gruntwork-io/terraform-aws-service-catalog.git//modules/security/box"
    await write(
      "docs/index.md",
      `---\ntitle: Home\n---\n\n\`\`\`hcl\nmodule "box" {\n  source = "${source}"\n}\n\`\`\`\n`,
    )
    await write("reference/services/security/box/index.md", "---\ntitle: Box\n---\n\nText.\n")
    await write("reference/services/security/box/variables.tf", 'variable "name" {\n  type = string\n}\n')
    await write("reference/services/security/box/outputs.tf", "")
    const { errors } = await runChecks({ environment: { CONTENT_DIR: root } as Environment, site })
    expect(errors.map(({ message }) => message)).toEqual(['"modules/security/box" needs "name".'])
  } finally {
    await rm(root, { recursive: true })
  }
})

/**
 * The problems of a tree with these pages. `modules` has the module that each page names, by the page's path.
 */
async function checkModulesOf(modules: Record<string, string>): Promise<string[]> {
  const root = await mkdtemp(path.join(os.tmpdir(), "modules-"))
  try {
    await mkdir(path.join(root, "docs"))
    for (const [file, frontMatter] of Object.entries(modules)) {
      await mkdir(path.dirname(path.join(root, file)), { recursive: true })
      await writeFile(path.join(root, file), `---\ntitle: Page\n${frontMatter}\n---\nText.\n`)
    }
    const problems = checkModules(await loadContent(root))
    return problems.map((problem) =>
      formatProblem(problem, "error").replaceAll(/[^ "]*\/reference\//g, "reference/"),
    )
  } finally {
    await rm(root, { recursive: true })
  }
}

test("two services that name one module are reported at the second", async () => {
  expect(
    await checkModulesOf({
      "reference/services/data/rds/index.md": "module: modules/data/rds",
      "reference/services/data/aurora/index.md": "module: modules/data/aurora",
      "reference/services/data/store/index.md": "module: /modules/data/rds/",
    }),
  ).toEqual([
    'reference/services/data/store/index.md:3:9 error front-matter: The module "modules/data/rds" is also that of "reference/services/data/rds/index.md".\n  Fix: name the module that the files beside this page are from, or remove one of the pages.',
  ])
})

test("services without a module, and pages of the docs, are not reported for sharing a module", async () => {
  expect(
    await checkModulesOf({
      "docs/rds.md": "module: modules/data/rds",
      "reference/services/data/rds/index.md": "module: modules/data/rds",
      "reference/services/data/store/index.md": "description: A store.",
      "reference/services/data/vault/index.md": "description: A vault.",
    }),
  ).toEqual([])
})

test("versions that are none, and a last change after the documented version, are reported", async () => {
  const service = (name: string, ...fields: string[]) => ({
    [`reference/services/data/${name}/index.md`]: `---\ntitle: Page\n${fields.join("\n")}\n---\nText.\n`,
    [`reference/services/data/${name}/variables.tf`]: 'variable "name" {}\n',
  })
  const root = temporaryTree({
    "docs/a.md": "---\ncatalog_version: first\n---\n\nText.\n",
    "reference/services/data/draft/index.md": "---\nlast_changed: first\n---\n\nText.\n",
    ...service("aurora", "catalog_version: 2.11.1", "last_changed: 2.11.1"),
    ...service("rds", "catalog_version: v2.11.1", "last_changed: 2.12.0"),
    ...service("store", "catalog_version: 2.11.1", "last_changed: 2.12.0"),
    ...service("vault", "catalog_version: 2.11.1", 'last_changed: "2.9"'),
  })
  const problems = checkVersions(await loadContent(root), await loadModules(contentLayout(root)))
  expect(
    problems.map(({ file, line, message, fix }) => [path.basename(path.dirname(file)), line, message, fix]),
  ).toEqual([
    ["rds", 3, '"v2.11.1" is not the version of a release.', 'write "2.11.1", without "v".'],
    [
      "store",
      4,
      'The module last changed in 2.12.0, which is later than 2.11.1, the "catalog_version" of the page.',
      "correct one of the two versions.",
    ],
    ["vault", 4, '"2.9" is not the version of a release.', 'write three numbers, such as "2.11.1".'],
  ])
})

test("a module without a page is reported once, at its first file; the module of a draft is not", async () => {
  const tf = 'variable "name" {}\n'
  const root = temporaryTree({
    "docs/a.md": "Text.\n",
    "reference/services/data/rds/variables.tf": tf,
    "reference/services/data/rds/outputs.tf": "",
    "reference/services/data/store/index.md": "---\ndraft: true\n---\n",
    "reference/services/data/store/variables.tf": tf,
  })
  const layout = contentLayout(root)
  const problems = checkStrayModules(await loadContent(root), await loadModules(layout))
  expect(problems).toEqual([
    {
      rule: "file-name",
      file: `${layout.reportRoot}/reference/services/data/rds/outputs.tf`,
      line: 1,
      column: 1,
      message: "No page shows the module of this folder, because the folder has no index.md.",
      fix: "add the page, or remove the module's files.",
    },
  ])
})

test("a release beside a page that is older than the documented one is reported once", async () => {
  const tf = 'variable "name" {}\n'
  const service = (name: string, version: string, release: string) => ({
    [`reference/services/data/${name}/index.md`]: `---\ncatalog_version: ${version}\n---\nText.\n`,
    [`reference/services/data/${name}/variables.tf`]: tf,
    [`reference/services/data/${name}/${release}/outputs.tf`]: "",
    [`reference/services/data/${name}/${release}/variables.tf`]: tf,
  })
  const root = temporaryTree({
    "docs/a.md": "Text.\n",
    ...service("rds", "1.10.0", "v1.9.0"),
    ...service("store", "v1.10.0", "v1.10.0"),
    ...service("vault", "main", "v1.9.0"),
  })
  const layout = contentLayout(root)
  const problems = checkStrayModules(await loadContent(root), await loadModules(layout))
  expect(problems).toEqual([
    {
      rule: "file-name",
      file: `${layout.reportRoot}/reference/services/data/rds/v1.9.0/outputs.tf`,
      line: 1,
      column: 1,
      message:
        'The page shows this release as the newest one, and it is older than v1.10.0, the "catalog_version" of the page.',
      fix: `remove the folder "${layout.reportRoot}/reference/services/data/rds/v1.9.0".`,
    },
  ])
})

test("of several releases beside a page, each folder but that of the newest is reported once", async () => {
  const tf = 'variable "name" {}\n'
  const service = "reference/services/data/rds"
  const root = temporaryTree({
    "docs/a.md": "Text.\n",
    [`${service}/index.md`]: "Text.\n",
    [`${service}/variables.tf`]: tf,
    [`${service}/v1.9.0/outputs.tf`]: "",
    [`${service}/v1.9.0/variables.tf`]: tf,
    [`${service}/v1.10.0/variables.tf`]: tf,
  })
  const layout = contentLayout(root)
  const problems = checkStrayModules(await loadContent(root), await loadModules(layout))
  expect(problems).toEqual([
    {
      rule: "file-name",
      file: `${layout.reportRoot}/${service}/v1.9.0/outputs.tf`,
      line: 1,
      column: 1,
      message:
        "No page shows this release of the module, because v1.10.0 is beside it: a page shows only the newest one.",
      fix: `remove the folder "${layout.reportRoot}/${service}/v1.9.0".`,
    },
  ])
})
