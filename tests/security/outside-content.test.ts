import path from "node:path"
import { expect, test } from "vitest"
import { createContentIndex } from "../../src/node/content/content-index"
import { loadContent } from "../../src/node/content/load-content"
import { contentLayout } from "../../src/node/content/layout"
import { createRenderContext } from "../../src/node/content/render/render-context"
import { socialImage } from "../../src/node/content/files/social-image"
import { renderMarkdown } from "../../src/node/markdown/render-markdown"
import { site } from "../../src/site.config"
import { ContentTree, page } from "./content-tree"

const deep = "../".repeat(30)

/** Addresses of existing files that are not content. */
const addresses = [
  "../../secret.txt",
  "../../folder/secret.md",
  "@site/secret.txt",
  "@site/static/../secret.txt",
  "/../secret.txt",
  "/%2e%2e/secret.txt",
  `${deep}etc/passwd`,
  `/${deep}etc/passwd`,
  "./link.txt",
  "./folder/secret.txt",
  "./.env",
]

function attackedTree(body: string, format = "md", field?: string): ContentTree {
  const tree = new ContentTree({
    "docs/index.md": page("Home, with [a page](/a)."),
    [`docs/a.${format}`]: page(body, field),
    "docs/.env": "KEY=1",
  })
  tree.link("docs/link.txt", "secret.txt")
  tree.link("docs/folder", ".")
  return tree
}

/** The errors of a tree, except those about symbolic links. */
async function errorsOf(tree: ContentTree): Promise<string[]> {
  return (await tree.errors()).filter((error) => !/^docs\/(?:link\.txt|folder):/.test(error))
}

test.each(addresses)("a link to %s is an error", async (address) => {
  expect(await errorsOf(attackedTree(`Text.\n\n[plan](${address})`))).toEqual([
    `docs/a.md:7 outside-content: "${address}" leads out of the content.`,
  ])
})

test.each(addresses)("an image of %s is an error", async (address) => {
  expect(await errorsOf(attackedTree(`![plan](${address})`))).toEqual([
    `docs/a.md:5 outside-content: "${address}" leads out of the content.`,
  ])
})

test.each(addresses)("a social image %s is an error", async (address) => {
  expect(await errorsOf(attackedTree("Text.", "md", `image: "${address}"`))).toEqual([
    `docs/a.md:3 outside-content: "${address}" leads out of the content.`,
  ])
})

test.each(addresses)("code from %s is an error, and is not shown", async (address) => {
  const tree = attackedTree(`\`\`\`text file="${address}"\n\`\`\``)
  expect(await errorsOf(tree)).toEqual([
    `docs/a.md:5 outside-content: "${address}" leads out of the content.`,
  ])
  const { codeFiles } = await loadContent(tree.root)
  expect([...codeFiles.values()]).toEqual([{ absent: "outside" }])
})

test.each(["../../secret.txt", "@site/secret.txt", `${deep}etc/passwd`])(
  "an import of %s by MDX is an error",
  async (address) => {
    expect(await errorsOf(attackedTree(`import plan from "${address}"\n\nText.`, "mdx"))).toEqual([
      `docs/a.mdx:5 outside-content: The import of "${address}" leads out of the content.`,
    ])
    expect(
      await errorsOf(attackedTree(`<img alt="a" src={require("${address}").default} />`, "mdx")),
    ).toEqual([expect.stringMatching(/^docs\/a\.mdx:5 outside-content: /)])
  },
)

test("content of the tree and static files can be used", async () => {
  const tree = attackedTree("[plan](/plan.txt), [home](./index.md), [plan](@site/static/plan.txt)")
  tree.link("docs/shared.txt", "static/plan.txt")
  expect(await errorsOf(tree)).toEqual([])
})

test.each([
  ["docs/evil.md", "folder/secret.md"],
  ["docs/evil.mdx", "folder/secret.md"],
  ["docs/evil", "folder"],
  ["docs/disk", ".".concat("/..".repeat(30))],
  ["sidebars.yml", "secret.txt"],
  ["tags.yml", "secret.txt"],
  ["announcement.yml", "secret.txt"],
  ["synonyms.yml", "secret.txt"],
  ["redirects.yml", "secret.txt"],
  ["ledger.json", "secret.txt"],
  ["data/deployable.yml", "secret.txt"],
  ["data/values.yml", "secret.txt"],
  ["data/variables.yml", "secret.txt"],
  ["data/releases/box.jsonl", "secret.txt"],
  ["docs/_category_.yml", "secret.txt"],
  ["data/version-compatibility/a.yml", "secret.txt"],
  ["reference/services/security/box/variables.tf", "secret.txt"],
  ["knowledge-base/1.md", "folder/secret.md"],
])("%s as a link to %s is an error, and is not read", async (name, target) => {
  const tree = new ContentTree({ "docs/index.md": page("Home.", "slug: /") })
  tree.link(name, target)
  expect(await tree.errors()).toEqual([
    `${name}:1 outside-content: The file is a symbolic link that leads out of the content.`,
  ])
})

test.each(addresses)("rendering does not publish %s", async (address) => {
  const tree = attackedTree("")
  const published: string[] = []
  const layout = contentLayout(tree.root)
  const context = createRenderContext({
    index: createContentIndex([], []),
    layout,
    site,
    origin: { file: "docs/a.md", slug: "/a" },
    pathPrefix: "",
    resolveImageFile: (file) => Promise.resolve({ src: String(published.push(file)), width: 1, height: 1 }),
    publishFile: (file) => String(published.push(file)),
    versionTables: new Map(),
  })
  const body = `[a](${address}) ![b](${address}) <video src="${address}" poster="${address}"></video>`
  await renderMarkdown({ file: "docs/a.md", format: "md", body, bodyLine: 1 }, context)
  socialImage(layout, { file: "docs/a.md", image: address }, (file) => String(published.push(file)))
  expect(published.map((file) => path.relative(tree.project, file))).toEqual([])
})
