import { fromHtml } from "hast-util-from-html"
import type { Element } from "hast"
import { visit } from "unist-util-visit"
import { expect, test } from "vitest"
import { renderMarkdown } from "../../src/node/markdown/render-markdown"
import { testContext } from "../../src/node/markdown/test-support"
import { ContentTree, page } from "./content-tree"

const hosts = ["https://films.example"]

/** The frames that a page of a Docusaurus tree gets. */
async function framesOf(body: string, dialect?: "docusaurus"): Promise<Element[]> {
  const source = {
    file: "docs/a.md",
    format: "md",
    body,
    bodyLine: 1,
    ...(dialect ? { dialect } : {}),
  } as const
  const html = await renderMarkdown(source, { ...testContext, frameHosts: hosts })
  const frames: Element[] = []
  visit(fromHtml(html, { fragment: true }), "element", (node) => {
    if (node.tagName === "iframe") frames.push(node)
  })
  return frames
}

test("a frame gets a sandbox, and keeps only the address, title and size that the writer gave it", async () => {
  const body =
    '<iframe src="//films.example/a?b=1" title="A film" width="560" height="100%" srcdoc="<script>x</script>" onload="alert(1)" name="open" style="inset:0" allow="camera" sandbox="allow-top-navigation"></iframe>'
  const [frame, ...others] = await framesOf(body, "docusaurus")
  expect(others).toEqual([])
  expect(frame?.properties).toEqual({
    src: "https://films.example/a?b=1",
    title: "A film",
    width: 560,
    loading: "lazy",
    sandbox: [
      "allow-scripts",
      "allow-same-origin",
      "allow-presentation",
      "allow-popups",
      "allow-popups-to-escape-sandbox",
    ],
    allowFullScreen: true,
    referrerPolicy: "strict-origin-when-cross-origin",
  })
})

test("all frames within other HTML are shown, too", async () => {
  const film = (name: string) =>
    `<iframe title="Film ${name}" src="https://films.example/${name}"><p>Film ${name}</p></iframe>`
  const frames = await framesOf(
    `<div align="center">\n${film("a")}\n<!-- ${film("b")} -->\n${film("c")}</div>\n\nText.`,
    "docusaurus",
  )
  expect(frames.map(({ properties }) => properties.src)).toEqual([
    "https://films.example/a",
    "https://films.example/c",
  ])
})

const refused = [
  '<iframe src="https://other.example/a" title="A"></iframe>',
  '<iframe src="https://films.example.other.example/a" title="A"></iframe>',
  '<iframe src="https://films.example@other.example/a" title="A"></iframe>',
  '<iframe src="http://films.example/a" title="A"></iframe>',
  '<iframe src="https://films.example/a"></iframe>',
  '<iframe src="javascript:alert(1)//films.example" title="A"></iframe>',
  '<iframe src="java&#10;script:alert(1)" title="A"></iframe>',
  '<iframe src="data:text/html,https://films.example" title="A"></iframe>',
  '<iframe src="blob:https://films.example/a" title="A"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>" title="A"></iframe>',
  '<iframe src="/a" title="A"></iframe>',
  '<iframe src="" title="A"></iframe>',
  '<IFRAME SRC="https://other.example/a" TITLE="A"></IFRAME>',
  '<directive-frame src="https://other.example/a" title="A"></directive-frame>',
  '<directive-frame src="javascript:alert(1)" title="A"></directive-frame>',
]

test.each(refused)("%s is not converted to a frame", async (html) => {
  expect(await framesOf(`A\n\n${html}\n\nB ${html} C`, "docusaurus")).toEqual([])
  expect(await framesOf(`A\n\n${html}\n\nB ${html} C`)).toEqual([])
})

test("the site's own pages have no frames", async () => {
  const frame = '<iframe src="https://films.example/a" title="A"></iframe>'
  expect(await framesOf(frame)).toEqual([])
  const tree = new ContentTree({
    "docs/index.md": page(`${frame}\n\nSee [a page](/b).`, "slug: /"),
    "docs/b.mdx": page('<iframe src="https://films.example/a" title="A" />', "slug: /b"),
  })
  expect(await tree.errors({ frameHosts: hosts })).toEqual([
    "docs/b.mdx:5 unsafe-html: <iframe> is not allowed in MDX.",
    "docs/index.md:5 unsafe-html: <iframe> is not allowed in Markdown and is left out.",
  ])
})
