import { evaluate } from "@mdx-js/mdx"
import type { ComponentType } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { Fragment, jsx, jsxs } from "react/jsx-runtime"
import { expect, test, vi } from "vitest"
import { useMDXComponents } from "../../components/mdx"
import * as placeholder from "../../components/mdx/placeholder"
import { plainMarkdown } from "../markdown/plain-markdown"
import { readBody } from "../markdown/read-markdown"
import { rehypePlugins, remarkPlugins, renderMarkdown } from "../markdown/render-markdown"
import { outline, render, testContext } from "../markdown/test-support"

const context = {
  ...testContext,
  frameHosts: ["https://films.example"],
  codeFiles: new Map([["/site/docs/main.tf", { reportFile: "docs/main.tf", text: "a = 1\nb = 2\n" }]]),
}

/** The HTML of a body of MDX that was written for Docusaurus, compiled as a build compiles it. */
async function html(...lines: string[]): Promise<string> {
  vi.stubGlobal("placeholder", placeholder)
  const { default: Page } = await evaluate(
    { value: lines.join("\n"), path: "/site/docs/page.mdx", data: { context } },
    {
      Fragment,
      jsx: jsx as never, // the types of two packages for the same function
      jsxs: jsxs as never,
      useMDXComponents: useMDXComponents as never,
      baseUrl: "file:///site/",
      remarkPlugins: [...remarkPlugins("docusaurus"), () => takePlaceholders],
      rehypePlugins,
    },
  )
  return renderToStaticMarkup(jsx(Page as ComponentType, {}))
}

interface Statement {
  type: string
  source?: { value: unknown }
}

/** Gives the code its module of placeholders, which only webpack finds, as a global. */
function takePlaceholders(tree: { children: { type: string; data?: { estree?: { body: Statement[] } } }[] }) {
  for (const { data } of tree.children) {
    const body = data?.estree?.body
    const index = body?.findIndex(({ source }) => source?.value === "@theme/Placeholder") ?? -1
    if (!body || index < 0) continue
    const names = ["unknown", "picture"]
    body[index] = {
      type: "VariableDeclaration",
      kind: "const",
      declarations: names.map((name) => ({
        type: "VariableDeclarator",
        id: { type: "Identifier", name: `${name}Placeholder` },
        init: {
          type: "MemberExpression",
          object: { type: "Identifier", name: "placeholder" },
          property: { type: "Identifier", name },
          computed: false,
          optional: false,
        },
      })),
    } as Statement
  }
}

test("code of the project is not imported: its components render their children, its values are empty", async () => {
  const page = await html(
    'import Highlight from "@site/src/components/Highlight"',
    'import clsx from "clsx"',
    "",
    '<Highlight color="red">Text **stays**.</Highlight>',
    "",
    "<Global>So does this.</Global>",
    "",
    '<p className={clsx("a")}>A paragraph</p> {frontMatter.title}',
  )
  expect(page).toContain("Text <strong>stays</strong>.")
  expect(page).toContain("So does this.")
  expect(page).toContain("A paragraph")
})

test("forbidden HTML is removed, in text and in code", async () => {
  const page = await html(
    "export const Inline = ({ children }) => <span style={{ color: 'red' }} onClick={() => 1}>{children}</span>",
    "",
    '<p style={{ color: "red" }}>One</p> <Inline>Two</Inline>',
    "",
    '<iframe src="https://www.youtube.com/embed/a" title="A film" />',
  )
  expect(page).not.toMatch(/style|onClick|iframe/)
  expect(page).toContain("<span>Two</span>")
  expect(page).toMatch(
    /<p><a [^>]*href="https:\/\/www\.youtube\.com\/embed\/a"[^>]*>A <span class="link-end">film/,
  )
})

test("an embedded page of a host that the site declares is a frame, in text and in a paragraph", async () => {
  const frame = (name: string) =>
    `<iframe src="https://films.example/${name}" title="Film ${name}" width={560} />`
  const page = await html(frame("a"), "", `Text with <b>a frame: ${frame("b")}</b>`)
  expect(page.match(/<iframe /g)).toHaveLength(2)
  expect(page).toMatch(
    /<p><iframe [^>]*src="https:\/\/films\.example\/a"[^>]*title="Film a"[^>]*><\/iframe><\/p>/,
  )
  expect(page).toMatch(/<iframe [^>]*width="560"[^>]*loading="lazy" sandbox="allow-scripts /)
})

test("in Markdown, an embedded page is a link at its position, in a block and in a paragraph; one in a comment is none", async () => {
  const frame = (name: string) => `<iframe src="https://a.example/${name}" title="Film ${name}"></iframe>`
  const body = [
    `<!-- ${frame("gone")} -->`,
    "",
    "<div>",
    `<p>See</p> ${frame("b")}`,
    "</div>",
    "",
    `Or ${frame("c")}.`,
  ]
  const source = { file: "docs/page.md", format: "md", dialect: "docusaurus", bodyLine: 1 } as const
  const { links } = outline(body.join("\n"), source)
  expect(links.map(({ url, line, column }) => [url, line, column])).toEqual([
    ["https://a.example/b", 4, 12],
    ["https://a.example/c", 7, 4],
  ])
  const page = await renderMarkdown({ ...source, body: body.join("\n") }, testContext)
  expect(page).toMatch(/<p>Or <a [^>]*href="https:\/\/a\.example\/c"/)
})

test("HTML comments, addresses in angle brackets and void elements without a slash are valid", async () => {
  const page = await html("<!-- Not shown -->", "", "See <https://a.example/b>.<br>Text")
  expect(page).not.toContain("Not shown")
  expect(page).toContain('href="https://a.example/b"')
  expect(page).toContain("<br/>")
})

test("a comment with code in it is not shown, and a link keeps its address in angle brackets", async () => {
  const page = await html(
    "<!-- Uses `init`:",
    "```bash",
    "ls",
    "```",
    "-->",
    "",
    "The [wiki](<https://a.example/b_(c)>) and the [docs].",
    "",
    "[docs]: <https://a.example/docs>",
  )
  expect(page).not.toMatch(/init|bash|&lt;/)
  expect(page).toMatch(/href="https:\/\/a\.example\/b_\(c\)"[^>]*>(?:<span class="link-end">)?wiki/)
  expect(page).toMatch(/href="https:\/\/a\.example\/docs"[^>]*>(?:<span class="link-end">)?docs/)
  expect(page).not.toMatch(/[[\]]/)
})

test("links, pictures and code of Docusaurus' components are those of Markdown", async () => {
  const page = await html(
    'import Link from "@docusaurus/Link"',
    'import useBaseUrl from "@docusaurus/useBaseUrl"',
    'import Translate from "@docusaurus/Translate"',
    'import CodeBlock from "@theme/CodeBlock"',
    "",
    '<Link to="/a">A</Link> <Translate>Translated</Translate>',
    "",
    '<img src={useBaseUrl("/40x20.png")} alt="B" />',
    "",
    '<CodeBlock language="js" title="c.js">{`const c = 1`}</CodeBlock>',
  )
  expect(page).toContain('href="/prefix/a"')
  expect(page).toContain("Translated")
  expect(page).toContain('src="/prefix/static//40x20.png"')
  expect(page).toMatch(/c\.js[\s\S]*code-line/)
})

test("components in a translated text are converted, too", async () => {
  const page = await html(
    'import Link from "@docusaurus/Link"',
    'import Translate from "@docusaurus/Translate"',
    "",
    "<Translate>",
    "",
    'See <Link to="/a">A</Link>.',
    "",
    "</Translate>",
  )
  expect(page).toBe('<p>See <a href="/prefix/a">A</a>.</p>')
})

test("of a removed element with code, nothing is shown", async () => {
  expect(await html("Before.", "", "<script>let a</script>", "", "<style>a</style>", "", "After.")).toBe(
    "<p>Before.</p>\n<p>After.</p>",
  )
})

test.each(['useBaseUrl("/40x20.png")', '"/40x20.png"'])(
  "a themed image shows its image for light mode, %s, and that for dark mode is reported",
  async (light) => {
    const body = [
      'import ThemedImage from "@theme/ThemedImage"',
      'import useBaseUrl from "@docusaurus/useBaseUrl"',
      "",
      `<ThemedImage alt="B" sources={{ light: ${light}, dark: useBaseUrl("/night.png") }} />`,
    ]
    expect(await html(...body)).toMatch(/<img [^>]*src="\/prefix\/static\/\/40x20\.png"/)
    const { messages, images } = outline(body.join("\n"), { format: "mdx", dialect: "docusaurus" })
    expect(images).toMatchObject([{ url: "/40x20.png", alt: "B" }])
    expect(messages).toEqual([
      {
        rule: "left-out",
        line: 4,
        column: 1,
        message: "The image of <ThemedImage> for dark mode is left out: pages show that for light mode.",
        fix: "use an image that can be seen in both modes.",
      },
    ])
  },
)

test("an ideal image is an image, from a file that it requires", async () => {
  const body = ['import Image from "@theme/IdealImage"', "", '<Image alt="B" img={require("./40x20.png")} />']
  expect(await html(...body)).toMatch(/<img [^>]*src="[^"]*40x20\.png"/)
  expect(outline(body.join("\n"), { format: "mdx", dialect: "docusaurus" }).images).toMatchObject([
    { url: "./40x20.png", alt: "B" },
  ])
})

test("the properties of a component of the project are no links, images or text of the page", () => {
  const body = [
    'import Card, { items } from "@site/src/components/Card"',
    "",
    '<Card to="class/Name" href="/no" src="./no.mp4" title="Unseen" image={require("./no.png")} items={items}>',
    "",
    "A [link](/a).",
    "",
    "</Card>",
  ].join("\n")
  const { links, images, imports, words, messages } = outline(body, { format: "mdx", dialect: "docusaurus" })
  expect({ images, words }).toEqual({ images: [], words: 2 })
  expect(imports.map(({ url }) => url)).toEqual(["@theme/Placeholder"])
  expect(links.map(({ url }) => url)).toEqual(["/a"])
  expect(messages).toMatchObject([{ rule: "unknown-component", line: 3 }])
})

test("files that the code of a page requires are imported, and code that it requires is reported", () => {
  const body = [
    'export const picture = require("./a.png").default',
    "",
    'export const Logo = () => <img src={require("./b.png").default} alt="Logo" />',
    "",
    '<img src={picture} alt="A" /> <Logo /> {require("./list.js").length}',
  ].join("\n")
  const { messages } = outline(body, { format: "mdx", dialect: "docusaurus" })
  expect(messages.map(({ line, message }) => [line, message])).toEqual([
    [
      5,
      '"required3" comes from "./list.js", which is code and does not run here; pages have nothing in its place.',
    ],
  ])
})

test("an address of the site that code computes is empty, and reported", async () => {
  const body = [
    'import useBaseUrl from "@docusaurus/useBaseUrl"',
    "",
    "export const Picture = ({ name }) => <img src={useBaseUrl(name)} alt={name} />",
    "",
    '<Picture name="a.png" />',
  ]
  expect(await html(...body)).toContain('<img alt="a.png"/>')
  const { messages } = outline(body.join("\n"), { format: "mdx", dialect: "docusaurus" })
  expect(messages).toMatchObject([{ rule: "unknown-component", line: 1 }])
})

test("a code block has the options of its properties and of its metastring", async () => {
  const block = (attributes: string) =>
    html(
      'import CodeBlock from "@theme/CodeBlock"',
      "",
      `<CodeBlock ${attributes}>`,
      "{`a = 1\nb = 2\nc = 3`}",
      "</CodeBlock>",
    )
  const all = await block('language="hcl" title="main.tf" metastring="{1,3} showLineNumbers"')
  expect(all).toContain("main.tf")
  expect(all.match(/theme-code-block-highlighted-line/g)).toHaveLength(2)
  expect(all.match(/data-line="\d"/g)).toEqual(['data-line="1"', 'data-line="2"', 'data-line="3"'])

  const byClass = await block('className="language-hcl" title="prop.tf" metastring=\'title="meta.tf"\'')
  expect(byClass).toContain('data-label="HCL"')
  expect(byClass).toContain("meta.tf")
  expect(byClass).not.toContain("prop.tf")

  expect((await block("showLineNumbers={5}")).match(/data-line="\d"/g)?.[0]).toBe('data-line="5"')
  expect(await block("showLineNumbers")).toContain('data-line="1"')
  expect(await block('showLineNumbers={false} metastring="showLineNumbers {2}"')).not.toContain("data-line")
})

test("a code block shows the text of an imported file", async () => {
  const page = await html(
    'import CodeBlock from "@theme/CodeBlock"',
    'import Source from "!!raw-loader!./main.tf"',
    "",
    '<CodeBlock language="hcl" title="main.tf">{Source}</CodeBlock>',
  )
  expect(page).toMatch(/main\.tf[\s\S]*code-line/)
  expect(page.match(/class="code-line/g)).toHaveLength(2)
})

test("the text of a file that does not exist, or that is shown in another place, is reported", () => {
  const body = [
    'import CodeBlock from "@theme/CodeBlock"',
    'import Gone from "!!raw-loader!./gone.tf"',
    'import unused from "unused"',
    "",
    "<CodeBlock>{Gone}</CodeBlock>",
  ].join("\n")
  expect(outline(body, { format: "mdx", dialect: "docusaurus" }).messages).toEqual([
    {
      rule: "unknown-component",
      line: 2,
      column: 1,
      message:
        'The text of "./gone.tf" is shown only in <CodeBlock>, and only if the file is in the content; pages have nothing in place of "Gone".',
      fix: "correct the path of the file, or write its lines into a code fence.",
    },
    {
      rule: "unknown-component",
      line: 5,
      column: 1,
      message: "The component <CodeBlock> is not known here; pages show only its content.",
      fix: "write Markdown in its place, or one of the components of this site.",
    },
  ])
})

test("data of the page that only Docusaurus provides is reported where it is first used", () => {
  const body = "# {frontMatter.title}\n\n{frontMatter.x} of <b title={metadata.source}>it</b>\n"
  const fault = (name: string, line: number, column: number) => ({
    rule: "unknown-component",
    line,
    column,
    message: `"${name}" is data that only Docusaurus gives to a page; pages have nothing in its place.`,
    fix: "write the value itself.",
  })
  const messages = (text: string) => outline(text, { format: "mdx", dialect: "docusaurus" }).messages
  expect(messages(body)).toEqual([fault("frontMatter", 1, 4), fault("metadata", 3, 30)])
  expect(messages(`export const frontMatter = {}\n\n{frontMatter.x}\n`)).toEqual([])
})

const contents = [
  'import TOCInline from "@theme/TOCInline"',
  "",
  "<TOCInline toc={toc} />",
  "",
  "## One {#first}",
  "",
  "### In **one**",
  "",
  "#### Deep",
  "",
  "## Two",
]

test("TOCInline is a list of links to the headings, on the page and in its Markdown", async () => {
  const page = await html(...contents)
  expect(page).toMatch(
    /<ul>\s*<li>\s*<a href="#first">One<\/a>\s*<ul>\s*<li>\s*<a href="#in-one">In one<\/a><\/li>\s*<\/ul>\s*<\/li>\s*<li>\s*<a href="#two">Two<\/a>/,
  )
  const source = { file: "docs/a.mdx", format: "mdx", bodyLine: 1, dialect: "docusaurus" } as const
  const markdown = (body: string) =>
    plainMarkdown(readBody({ ...source, body }, testContext), (url) => url).split("\n\n## ")[0]
  expect(markdown(contents.join("\n"))).toBe("- [One](#first)\n  - [In one](#in-one)\n- [Two](#two)")
  const deep = contents.join("\n").replace("{toc}", "{toc} minHeadingLevel={3} maxHeadingLevel={4}")
  expect(markdown(deep)).toBe("- [In one](#in-one)\n  - [Deep](#deep)")
  expect(markdown(contents.slice(0, 3).join("\n"))).toBe("")
})

const pageList = 'import DocCardList from "@theme/DocCardList"\n'
const currentItems = 'import { useCurrentSidebarCategory } from "@docusaurus/theme-common"\n'

test.each(["<DocCardList />", "<DocCardList items={useCurrentSidebarCategory().items} />"])(
  "%s is removed, and marks the page, which lists the pages of its section",
  async (element) => {
    const body = `${pageList}${currentItems}\nBefore.\n\n${element}\n\nAfter.`
    const { messages, listsPages } = outline(body, { format: "mdx", dialect: "docusaurus" })
    expect({ messages, listsPages }).toEqual({ messages: [], listsPages: true })
    expect(await html(body)).toBe("<p>Before.</p>\n<p>After.</p>")
  },
)

test("DocCardList with items of its own is a list of cards, on the page, in its Markdown, and for search and checks", async () => {
  const body = `${pageList}
<DocCardList
  items={[
    { type: "link", href: "/a", label: "Page *A*", description: "Says <b>." },
    { type: "category", label: "Part", href: \`/b\`, items: [] },
  ]}
/>
`
  const { messages, listsPages, links, sections } = outline(body, { format: "mdx", dialect: "docusaurus" })
  expect({ messages, listsPages }).toEqual({ messages: [], listsPages: undefined })
  expect(links.map(({ url, text, line }) => [url, text, line])).toEqual([
    ["/a", "Page *A*", 3],
    ["/b", "Part", 3],
  ])
  expect(sections).toEqual([{ text: "Page *A* Says <b>.\nPart" }])
  expect(await html(body)).toMatchInlineSnapshot(`
    "<ul class="cards" role="list">
    <li class="card"><a href="/prefix/a"><strong>Page *A*</strong></a><p>Says &lt;b&gt;.</p></li>
    <li class="card"><a href="/prefix/b"><strong>Part</strong></a></li>
    </ul>"
  `)
  const source = { file: "docs/a.mdx", format: "mdx", bodyLine: 1, dialect: "docusaurus" } as const
  expect(plainMarkdown(readBody({ ...source, body }, testContext), (url) => url)).toMatchInlineSnapshot(`
    "- [Page \\*A\\*](/a) Says \\<b>.
    - [Part](/b)"
  `)
})

test("lists of other pages and of selected headings are reported, with what to write instead", () => {
  const body = [
    pageList.trim(),
    'import TOCInline from "@theme/TOCInline"',
    "",
    'export const pages = [{ type: "link", href: "/a" }]',
    "",
    "<DocCardList items={pages} />",
    "",
    '<DocCardList items={[{ type: "link", href: "/a" }]} />',
    "",
    "<TOCInline toc={toc.slice(1)} />",
  ].join("\n")
  const { messages, listsPages } = outline(body, { format: "mdx", dialect: "docusaurus" })
  expect(listsPages).toBeUndefined()
  const partly = 'items={[{ href: "/a", label: "A" }, { label: "B" }]}'
  const computed = 'items={[{ href: "/a", label: "A", description: about() }]}'
  for (const items of [partly, computed]) {
    const { messages: reported } = outline(`${pageList}\n<DocCardList ${items} />`, {
      format: "mdx",
      dialect: "docusaurus",
    })
    expect(
      reported.map(({ rule }) => rule),
      items,
    ).toContain("unknown-component")
  }
  expect(messages.map(({ line, message, fix }) => [line, message, fix])).toEqual([
    [
      6,
      "The component <DocCardList> is not known here; pages show only its content.",
      "give each item an href and a label as texts, or remove the items, which shows the pages of the section.",
    ],
    [
      10,
      "The component <TOCInline> is not known here; pages show only its content.",
      "write toc={toc}, which shows all headings of the page, or a list of links to the headings.",
    ],
  ])
})

test.each(["md", "mdx"] as const)("a formula is reported, and prices are none: %s", (format) => {
  const body = "It costs $5, or $$.\n\n$$\nx = 1\n$$\n"
  expect(outline(body, { format, dialect: "docusaurus" }).messages).toEqual([
    {
      rule: "stray-markup",
      line: 3,
      column: 1,
      message: '"$$" is shown as text: a formula is not drawn here.',
      fix: "write the formula in a code block, or as a picture.",
    },
  ])
})

test.each(["md", "mdx"] as const)("a formula within a line is reported once for the page: %s", (format) => {
  const body = "From $5 to $6 a day.\n\nSo $\\frac{a}{b}$\nand $x^{2} < y$.\n\n$$\n\\sqrt{x}\n$$\n"
  expect(outline(body, { format, dialect: "docusaurus" }).messages).toEqual([
    {
      rule: "stray-markup",
      line: 3,
      column: 1,
      message: '"$" is shown as text: a formula is not drawn here.',
      fix: "write the formula as code, or as a picture.",
    },
  ])
})

test.each(["md", "mdx"] as const)("a diagram that is not drawn is reported at the line: %s", (format) => {
  const pie = '```mermaid\npie\n  "A" : 3\n```'
  const flow = "```mermaid\n---\ntitle: Steps\n---\nflowchart LR\n  A --> B\n  what is this\n```"
  const empty = "```mermaid\n```"
  const { messages } = outline(`${pie}\n\n${flow}\n\n${empty}`, { format, dialect: "docusaurus" })
  expect(messages).toEqual(
    [2, 12].map((line) => ({
      rule: "stray-markup",
      line,
      column: 1,
      message: "The diagram is shown as its code, because this line is not understood here.",
      fix: "write it as a flow chart, a sequence diagram or a state diagram with simple statements, or use an image.",
    })),
  )
})

test("a formula with braces is text of an MDX page", async () => {
  expect(await html("So $\\frac{a}{b}$.", "", "$$", "x_{1} < \\sqrt{x}", "$$")).toBe(
    "<p>So $\\frac{a}{b}$.</p>\n<p>$$\nx_{1} &lt; \\sqrt{x}\n$$</p>",
  )
})

test("in plain Markdown, unknown tags are text", async () => {
  const body = "Put <bucket-name> here, a < b, {braces}. <kbd>x</kbd>\n\n<your-name>\n"
  const source = { file: "docs/a.md", format: "md", body, bodyLine: 1, dialect: "docusaurus" } as const
  const { renderMarkdown } = await import("../markdown/render-markdown")
  const page = await renderMarkdown(source, testContext)
  expect(page).toContain("Put &#x3C;bucket-name> here, a &#x3C; b, {braces}. <kbd>x</kbd>")
  expect(page).toContain("<p>&#x3C;your-name></p>")
  expect(outline(body, { dialect: "docusaurus" }).messages).toEqual([])
  expect(await render(body)).not.toContain("bucket-name") // in this site's own pages, it is an error
})

test.each(["md", "mdx"] as const)(
  "shortcodes of emoji are emoji, except in code and in ids: %s",
  (format) => {
    const body = "## Lift off :rocket:\n\nAt 10:30:45 :+1: `:tada:` :no-such-emoji: **:tada:**\n"
    const { headings, sections, excerpt } = outline(body, { format, dialect: "docusaurus" })
    expect(headings).toEqual([{ id: "lift-off-rocket", text: "Lift off 🚀", level: 2, line: 1 }])
    expect(sections.at(-1)?.text).toBe("At 10:30:45 👍 :tada: :no-such-emoji: 🎉")
    expect(excerpt).toBe("At 10:30:45 👍 :tada: :no-such-emoji: 🎉")
    expect(outline(body, { format }).excerpt).toContain(":+1:") // in this site's own pages, it is text
  },
)
