import path from "node:path"
import { expect, test } from "vitest"
import { temporaryTree, writeFiles } from "../../../../tests/temporary-tree"
import { loadContent } from "../../content/load-content"
import { formatProblem } from "../../report/problem"
import { toCheckedPage } from "../page"
import { checkSamples } from "../samples/check-samples"
import { checkCodeFiles } from "./check-code-files"

const main = 'module "a" {\n  source = "./a"\n}\n'

/** Problems of a tree with a page of these lines below its front matter, and with these files. */
async function check(
  lines: readonly string[],
  files: Record<string, string | Buffer> = {},
): Promise<string[]> {
  const root = path.join(temporaryTree(), "content")
  const page = ["---", "title: A", "---", ...lines, ""].join("\n")
  writeFiles(root, { "docs/guides/a.md": page, ...files })
  const content = await loadContent(root)
  const pages = content.documents.map((document) => toCheckedPage(document, content))
  const problems = [...checkCodeFiles(content, pages), ...(await checkSamples(pages, new Map(), "content"))]
  return problems.map((problem) =>
    formatProblem({ ...problem, file: problem.file.split("/content/")[1] ?? "" }, "error"),
  )
}

const fence = (meta: string, ...lines: string[]) => ["Text.", `\`\`\`hcl ${meta}`, ...lines, "```"]

test("code from files and regions is checked like any other", async () => {
  const files = { "examples/main.tf": `# region call\n${main}# endregion\n\na = 1\n` }
  expect(await check(fence('file="../../examples/main.tf"'), files)).toEqual([])
  expect(await check(fence('file="../../examples/main.tf" region="call"'), files)).toEqual([])
})

test("a variable can be a part of the path", async () => {
  const files = {
    "data/variables.yml": "catalog_version: v2.11.1\n",
    "examples/v2.11.1/main.tf": "a   = 1\n",
  }
  expect(await check(fence('file="../../examples/{{catalog_version}}/main.tf"'), files)).toEqual([
    expect.stringMatching(/^examples\/v2\.11\.1\/main\.tf:1:\d+ error code-format: /),
  ])
})

test("problems of the code are reported in its file", async () => {
  const files = {
    "examples/main.tf": `# region call\nmodule "a" {\n  # region b\n  b   = 1\n  # endregion\n}}\n# endregion\n`,
  }
  expect(await check(fence('file="../../examples/main.tf" region="call"'), files)).toEqual([
    expect.stringMatching(/^examples\/main\.tf:6:\d+ error hcl-syntax: /),
  ])
  expect(await check(fence('file="../../examples/main.tf" region="b"'), files)).toEqual([
    expect.stringMatching(/^examples\/main\.tf:4:\d+ error code-format: /),
  ])
})

test.each([
  [
    fence('file="../../examples/mian.tf"'),
    `The code file "../../examples/mian.tf" does not exist.
  Fix: did you mean "../../examples/main.tf"?`,
  ],
  [
    fence('file="../nothing.like.it"'),
    `The code file "../nothing.like.it" does not exist.
  Fix: put the file into the content tree, and write its path from the folder of the page.`,
  ],
  [
    fence('file="../../examples/main.tf"', "a = 1"),
    `The code fence takes its lines from "../../examples/main.tf" and has lines of its own.
  Fix: remove these lines, or \`file\`.`,
  ],
  [
    fence('region="call"'),
    `The code fence names no file to take its lines from.
  Fix: write file="…" with the path of the file from the folder of the page.`,
  ],
  [
    fence('file=""'),
    `The code fence names no file to take its lines from.
  Fix: write file="…" with the path of the file from the folder of the page.`,
  ],
  [
    ["Text.", '```mermaid file="../../examples/main.tf" alt="a"', "```"],
    `A diagram cannot come from a file.
  Fix: write its lines into the fence, and remove \`file\`.`,
  ],
  [
    fence('file="../../examples/main.tf" region="cal"'),
    `"../../examples/main.tf" has no region "cal".
  Fix: did you mean "call"?`,
  ],
  [
    fence('file="../../examples/empty.tf"'),
    `"../../examples/empty.tf" has no lines.
  Fix: write the code into the file.`,
  ],
  [
    fence('file="../../examples/main.tf" region="none"'),
    `The region "none" of "../../examples/main.tf" has no lines.
  Fix: write the code into the file.`,
  ],
  [
    fence('file="../../examples/picture.tf" skip="a picture"'),
    `The code file "../../examples/picture.tf" is not a text file.
  Fix: name a file with code.`,
  ],
])("a file or region that a fence cannot show is reported at its position: %j", async (lines, message) => {
  const files = {
    "examples/main.tf": `# region call\n${main}# endregion\n# region none\n# endregion\n`,
    "examples/empty.tf": "\n",
    "examples/picture.tf": "\x89PNG\0",
  }
  expect(await check(lines, files)).toEqual([`docs/guides/a.md:5:1 error broken-code-file: ${message}`])
})

test("a picture is no code file", async () => {
  const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
  expect(await check(fence('file="a.png"'), { "docs/guides/a.png": picture })).toEqual([
    'docs/guides/a.md:5:1 error broken-code-file: The code file "a.png" is not a text file.\n  Fix: name a file with code.',
  ])
})

test("a code file can contain a merge conflict on purpose, like a code block", async () => {
  const files = { "docs/guides/a.txt": "<<<<<<< HEAD\na\n=======\nb\n>>>>>>> other\n" }
  expect(await check(fence('file="a.txt" skip="a conflict"'), files)).toEqual([])
  expect(await check(fence('file="a.txt"'), files)).toContain(
    "docs/guides/a.txt:1:1 error merge-conflict: A merge conflict was saved with the file.\n  Fix: keep one of the two versions, and remove the lines of <<<<<<<, ======= and >>>>>>>.",
  )
})

test("a file outside of the content is not read", async () => {
  expect(await check(fence(`file="../../../../../${"../".repeat(30)}etc/passwd"`))).toEqual([
    expect.stringMatching(/^docs\/guides\/a\.md:5:1 error outside-content: .* leads out of the content\.\n/),
  ])
})

test("regions that are marked wrongly are reported once, in their file", async () => {
  const files = { "examples/main.tf": `# region call\n${main}` }
  const twice = [
    ...fence('file="../../examples/main.tf" region="call"'),
    ...fence('file="../../examples/main.tf"'),
  ]
  const message = `examples/main.tf:1:1 error broken-code-file: The region "call" never ends.
  Fix: put "# endregion", or "// endregion", below its last line.`
  expect(new Set(await check(twice, files))).toEqual(new Set([message]))
})

test("fences of partials are looked up from their own folder", async () => {
  const root = temporaryTree({
    "docs/parts/_b.mdx": '```hcl file="main.tf"\n```\n',
    "docs/parts/main.tf": main,
  })
  expect([...(await loadContent(root)).codeFiles.keys()]).toEqual(["docs/parts/main.tf"])
})
