import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "vitest"
import { parse } from "yaml"
import { runChecks } from "../../src/node/checks/run-checks"
import { parseFrontMatter, splitFrontMatter } from "../../src/node/content/front-matter/front-matter"
import { contentLayout } from "../../src/node/content/layout"
import { docFrontMatterSchema } from "../../src/node/content/page-kinds/doc-front-matter"
import { readEnvironment } from "../../src/node/config/environment"
import { releaseProblems } from "../../src/node/deployable/release-problems"
import { deployableFile, deployableSchema, stopsDeployment } from "../../src/node/deployable/deployable-file"
import { site } from "../../src/site.config"
import {
  countFault,
  scaffold,
  scaffoldKinds,
  scaffoldTarget,
  tidyPagePath,
  unknownKind,
  type ScaffoldKind,
  type ScaffoldTarget,
} from "./scaffold"

const target: ScaffoldTarget = { folder: "content", existing: [], docsFolder: "docs", today: "2026-01-31" }
const pathsOf: Record<ScaffoldKind, string> = {
  guide: "build-it-yourself/vpc/peering",
  reference: "networking/transit-gateway",
  faq: "terraform",
  kb: "570",
}

test.each([
  ["guide", "build-it-yourself/vpc/peering", ["docs/guides/build-it-yourself/vpc/peering.md"]],
  ["guide", "stay-up-to-date/cis-1.4.0", ["docs/guides/stay-up-to-date/cis-1.4.0.md"]],
  ["faq", "terraform", ["docs/faq/terraform/index.md"]],
  [
    "reference",
    "networking/transit-gateway",
    ["index.md", "variables.tf", "outputs.tf"].map(
      (name) => `reference/services/networking/transit-gateway/${name}`,
    ),
  ],
  ["kb", "570", ["knowledge-base/570.md"]],
] as const)("%s %s makes %j", (kind, path, files) => {
  expect(scaffold(kind, path, target).files.map(({ path }) => path)).toEqual(files)
})

test.each([
  ["guide", "guides/first", "first"],
  ["guide", "docs/guides/a/first.md", "a/first"],
  ["guide", "./first/", "first"],
  ["guide", "a/guides/first", "a/guides/first"],
  ["faq", "faq/eks/index.md", "eks"],
  ["reference", "reference/services/networking/vpc", "networking/vpc"],
  ["kb", "knowledge-base/12.md", "12"],
  ["guide", "guides/guides/first", "first"],
  ["faq", "docs/faq/faq/eks/", "eks"],
  ["guide", "content/docs/guides/first.md", "first"],
  ["reference", "./content/reference/services/networking/vpc", "networking/vpc"],
  ["kb", "content/knowledge-base/570.md", "570"],
  ["guide", "first.MD", "first"],
] as const)("the path of a %s %s is %s: the folder of its kind is not repeated", (kind, path, expected) => {
  expect(tidyPagePath(kind, path, "content")).toBe(expected)
})

test("only the folder of the content tree itself is removed from the start of a path", () => {
  expect(tidyPagePath("guide", "content/first", "docs-tree")).toBe("content/first")
  expect(tidyPagePath("guide", "content-types/first", "content")).toBe("content-types/first")
  expect(tidyPagePath("guide", "../other/tree/docs/guides/first", "../other/tree")).toBe("first")
})

test.each([
  ["giude", 'There is no kind "giude": did you mean "guide"?'],
  ["sites", 'There is no kind "sites": did you mean "site"?'],
  ["page", 'There is no kind "page": use one of guide, reference, faq, kb, site.'],
])("the kind %s is invalid", (word, message) => {
  expect(unknownKind(word)).toBe(message)
})

test("the next article has the number after the highest one", () => {
  const existing = ["knowledge-base/9.md", "knowledge-base/12.mdx", "knowledge-base/tags.yml", "docs/99.md"]
  const { files, next } = scaffold("kb", undefined, { ...target, existing })
  expect(files.map(({ path }) => path)).toEqual(["knowledge-base/13.md"])
  expect(files[0]?.text).toMatch(/^number: 13\n[^]*^answered: false\n/m)
  expect(next).toEqual([
    "Write the article, then set `answered: true`. It will be at /discussions/knowledge-base/13.",
  ])
})

test("the first article has number 1", () => {
  expect(scaffold("kb", undefined, target).files[0]?.path).toBe("knowledge-base/1.md")
})

test("the next steps contain the page's id, sidebar and route", () => {
  expect(scaffold("faq", "terraform", target).next).toEqual([
    "Add faq/terraform/index to faqSidebars in sidebars.yml.",
    "Write the page. It will be at /faq/terraform/.",
  ])
})

test("in a tree that is a docs root, pages are below it", () => {
  const { files } = scaffold("guide", "setup", { ...target, docsFolder: "" })
  expect(files[0]?.path).toBe("guides/setup.md")
})

test.each([
  "..",
  "../x",
  "/etc/passwd",
  "a//b",
  "a/../b",
  "",
  "_draft",
  ".hidden",
  "A page",
  "Über",
  "x.md",
  "a\\b",
])("the path %j is refused", (path) => {
  const message = `"${path}" is not the path of a page: write words in lower case, joined by hyphens, with "/" between folders and without an extension.`
  for (const kind of ["guide", "faq", "reference"] as const)
    expect(() => scaffold(kind, path, target)).toThrow(message)
})

test.each([
  ["A page", "a-page"],
  ["my new  page", "my-new-page"],
  ["Über/Das Café", "uber/das-cafe"],
  ["README", "readme"],
  ["myGuide/firstStep", "myguide/firststep"],
])("for the path %j, %s is proposed", (path, meant) => {
  expect(() => scaffold("guide", path, target)).toThrow(
    new Error(
      `"${path}" is not the path of a page: write words in lower case, joined by hyphens, with "/" between folders and without an extension. Did you mean "${meant}"?`,
    ),
  )
})

test.each([
  ["guide", [], "The kind guide needs a path."],
  ["site", [], "The kind site needs the folder of a Docusaurus project."],
  ["guide", ["My", "new", "page"], 'A page has one path, without spaces: did you mean "my-new-page"?'],
  ["kb", ["570", "571"], "An article has one number."],
  ["site", ["../my", "box"], "A site has one folder: put a path with spaces between quotation marks."],
  ["kb", [], undefined],
  ["kb", ["570"], undefined],
  ["reference", ["a/b"], undefined],
] as const)("after %s, the arguments %j: %s", (kind, names, fault) => {
  expect(countFault(kind, names)).toBe(fault)
})

test.each(["networking", "networking/vpc/peering"])("a service at %s is refused", (path) => {
  expect(() => scaffold("reference", path, target)).toThrow(
    `"${path}" is not the path of a service: write <category>/<service>.`,
  )
})

test.each(["0", "-1", "x", "1.5", "../3", "07", "9007199254740993"])(
  "an article number %s is refused",
  (path) => {
    expect(() => scaffold("kb", path, target)).toThrow(
      `"${path}" is not the number of an article: write a whole number above 0 of at most 15 digits, or nothing.`,
    )
  },
)

test.each([
  ["guide", "vpc", "docs/guides/vpc.md", "content/docs/guides/vpc.md already exists."],
  ["guide", "vpc", "docs/guides/vpc.mdx", "content/docs/guides/vpc.mdx already is the page at /guides/vpc."],
  [
    "guide",
    "vpc",
    "docs/guides/vpc/index.md",
    "content/docs/guides/vpc/index.md already is the page at /guides/vpc.",
  ],
  [
    "guide",
    "vpc",
    "docs/guides/01-vpc.md",
    "content/docs/guides/01-vpc.md already is the page at /guides/vpc.",
  ],
  ["faq", "eks", "docs/faq/eks/index.md", "content/docs/faq/eks/index.md already exists."],
  ["kb", "3", "knowledge-base/3.mdx", "Article 3 already exists."],
  [
    "reference",
    "networking/vpc",
    "reference/services/networking/vpc/index.mdx",
    "content/reference/services/networking/vpc/index.mdx already is the page at /reference/services/networking/vpc.",
  ],
  [
    "reference",
    "networking/vpc",
    "reference/services/networking/vpc/README.md",
    "content/reference/services/networking/vpc/README.md already is the page at /reference/services/networking/vpc.",
  ],
  [
    "reference",
    "networking/vpc",
    "reference/services/networking/vpc/variables.tf",
    "content/reference/services/networking/vpc/variables.tf already exists.",
  ],
] as const)("%s %s does not replace %s", (kind, path, existing, message) => {
  expect(() => scaffold(kind, path, { ...target, existing: [existing] })).toThrow(message)
})

test.each([
  ["kb", "3", "This content tree has no knowledge base: the whole tree is a docs folder."],
  ["reference", "a/b", "This content tree has no service reference: the whole tree is a docs folder."],
] as const)("%s needs a whole tree", (kind, path, message) => {
  expect(() => scaffold(kind, path, { ...target, docsFolder: "" })).toThrow(message)
})

test("a Docusaurus project gets no page, because no folder or sidebar has a fixed name there", () => {
  const docs = ["docs", "versioned_docs/version-1.0"].map((folder) => ({ folder, route: "/" }))
  const layout = contentLayout("website", "/box", { project: ".", docs, static: [] })
  expect(() => scaffoldTarget(layout, "2026-01-31")).toThrow(
    "website is a Docusaurus project, in which `npm run new` adds no pages: write a Markdown file in one of its docs folders (website/docs, website/versioned_docs/version-1.0), and add it to the project's own sidebars.",
  )
})

test("the files of a tree are those of its content", () => {
  const directory = mkdtempSync(path.join(tmpdir(), "content-"))
  try {
    for (const file of ["docs/guides/a.md", "node_modules/x/docs/b.md"]) {
      mkdirSync(path.dirname(path.join(directory, file)), { recursive: true })
      writeFileSync(path.join(directory, file), "")
    }
    expect(scaffoldTarget(contentLayout(directory, directory), "2026-01-31")).toEqual({
      folder: ".",
      docsFolder: "docs",
      existing: ["docs/guides/a.md"],
      today: "2026-01-31",
    })
  } finally {
    rmSync(directory, { recursive: true })
  }
})

test.each(["true", "null", "no", "404", "1e3"])("the title of a guide called %s is text", (name) => {
  const { files } = scaffold("guide", name, target)
  const [file] = files
  const { yaml } = splitFrontMatter(file?.text ?? "")
  const { data, problems } = parseFrontMatter(docFrontMatterSchema, "guide.md", yaml)
  expect(problems).toEqual([])
  expect(data?.title?.toLowerCase()).toBe(name)
})

test("a new service's versions are quoted", () => {
  const { files } = scaffold("reference", pathsOf.reference, target)
  expect(files[0]?.text).toMatch(/^catalog_version: "[\d.]+"\nlast_changed: "[\d.]+"$/m)
})

test("a new service's example calls a release that can be deployed", () => {
  const deployable = deployableSchema.parse(parse(readFileSync(`content/${deployableFile}`, "utf8")))
  const { files } = scaffold("reference", pathsOf.reference, target)
  const [, module = "", ref = ""] = /\/modules\/(.+)\?ref=([\w.]+)"/.exec(files[0]?.text ?? "") ?? []
  const pin = { repository: "terraform-aws-service-catalog", module, ref }
  expect(ref).toMatch(/^v\d/)
  expect(releaseProblems([pin], deployable).filter(stopsDeployment)).toEqual([])
})

test("every scaffold passes the content checks", async () => {
  const directory = mkdtempSync(path.join(tmpdir(), "content-"))
  try {
    const sidebar = ["guides/build-it-yourself/vpc/peering", "faq/terraform/index"]
    const today = new Date().toISOString().slice(0, 10)
    const files = scaffoldKinds.flatMap((kind) => scaffold(kind, pathsOf[kind], { ...target, today }).files)
    for (const { path: file, text } of [
      ...files,
      {
        path: "sidebars.yml",
        text: `all:\n${[...sidebar, "reference/services/networking/transit-gateway"].map((id) => `  - ${id}\n`).join("")}`,
      },
    ]) {
      mkdirSync(path.dirname(path.join(directory, file)), { recursive: true })
      writeFileSync(path.join(directory, file), text)
    }

    const environment = readEnvironment({ CONTENT_DIR: directory })
    const { content, errors, warnings } = await runChecks({ environment, site })

    expect(content.documents).toHaveLength(scaffoldKinds.length)
    expect({ errors, warnings }).toEqual({ errors: [], warnings: [] })
  } finally {
    rmSync(directory, { recursive: true })
  }
})

test.each(scaffoldKinds)("the description of a new %s has a length that search engines show", (kind) => {
  const { files } = scaffold(kind, pathsOf[kind], target)
  const description = /^description: (.+)$/m.exec(files[0]?.text ?? "")?.[1] ?? ""
  expect(description.length).toBeGreaterThanOrEqual(50)
  expect(description.length).toBeLessThanOrEqual(160)
})
