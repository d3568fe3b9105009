import { expect, test } from "vitest"
import { ContentTree, page } from "./content-tree"

/** The errors of an MDX page of three lines above its body. */
async function errorsOf(body: string): Promise<string[]> {
  const tree = new ContentTree({
    "docs/index.md": page("Home, with [a page](/a).", "slug: /"),
    "docs/a.mdx": page(body),
  })
  return tree.errors()
}

const toCode = 'it reads the "constructor" of a function, which runs text as code.'

test.each([
  ['{(() => 1)["con" + "structor"]("return process")()}', toCode],
  ["{(async () => 1)[`con${'structor'}`](\"return process\")()}", toCode],
  ['{Reflect.get(function* () {}, ["con", "structor"].join(""))("yield process")()}', toCode],
  ['{(({ ["con" + "structor"]: F }) => F)(() => 1)("return process")()}', toCode],
  ['{(() => { try { return (() => 1)["con" + "structor"] } catch { return "" } })()}', toCode],
  ['{props.a, (() => 1)["con" + "structor"]}', toCode],
  ["{Object.prototype.polluted = 1}", "it changes what all pages share."],
  ["{Object.assign(Array.prototype, { map: null }) && 1}", "it changes what all pages share."],
  ["{JSON.parse = null}", "it changes what all pages share."],
  ["{delete Array.prototype.map}", "it changes what all pages share."],
  ['{["script"].map((X) => <X key="a">alert(1)</X>)}', "it makes the element <script>."],
  ['{((X) => <X onClick={1}>x</X>)("p")}', 'it gives <p> the attribute "onClick".'],
  [
    '{["java"].map((a) => <Card key={a} title="x" href={a + "script:alert(1)"} />)}',
    'it leads to "javascript:alert(1)".',
  ],
  [
    '<Card title="x" href={["java", "\\tscript:alert(1)"].join("")} />',
    'it leads to "java\\tscript:alert(1)".',
  ],
  [
    '<Card title="x" {...{ ["hr" + "ef"]: "java" + "script:alert(1)" }} />',
    'it leads to "javascript:alert(1)".',
  ],
  ['{({ ...(<p>x</p>), type: "script" })}', "it is an object, which a page cannot show as text."],
])("MDX: %s fails, because %s", async (code, reason) => {
  expect(await errorsOf(code)).toEqual([
    expect.stringMatching(/^docs\/a\.mdx:5 mdx-syntax: The code .* fails when the page is rendered: /),
  ])
  expect(await errorsOf(code)).toEqual([expect.stringContaining(`is rendered: ${reason}`)])
})

test.each([
  ['export const X = "script"\n\n<X>alert(1)</X>', "<X>", "it makes the element <script>."],
  ['export const parts = { x: "iframe" }\n\n<parts.x />', "<parts.x>", "it makes the element <iframe>."],
  [
    'export const Any = ({ as: X }) => <X />\n\n<Any as="SCRIPT" />',
    "<Any>",
    "it makes the element <SCRIPT>.",
  ],
])("MDX: %j cannot create an element that is not allowed", async (body, element, reason) => {
  expect(await errorsOf(body)).toEqual([
    `docs/a.mdx:7 mdx-syntax: The code "${element}" fails when the page is rendered: ${reason}`,
  ])
})

test.each([
  'export const names = ["a", "b"]\n\n<ul>{names.map((name, i) => <li key={name}>{names[i]}</li>)}</ul>',
  "export const Big = ({ children }) => <b>{children}</b>\n\n<Big>x</Big>",
  'export const links = [{ to: "/", name: "Home" }]\n\n{links.map(({ to, name }) => <Card key={to} title={name} href={to} />)}',
  '{[1].map((a) => <svg key={a} viewBox="0 0 1 1"><linearGradient id="g" /></svg>)}',
])("MDX: %j is allowed", async (body) => {
  expect(await errorsOf(body)).toEqual([])
})

test("MDX cannot send requests while a page is rendered", async () => {
  expect(await errorsOf('{fetch("https://host.example/")}')).toEqual([
    'docs/a.mdx:5 mdx-syntax: "fetch" is not available to MDX.',
  ])
})

test.each(["react/jsx-runtime", "react/../react-dom/server", "react/../../secret.json", "react-dom"])(
  "MDX cannot import %s",
  async (name) => {
    expect(await errorsOf(`import * as all from "${name}"\n\nText.`)).toEqual([
      `docs/a.mdx:5 outside-content: The import of "${name}" leads out of the content.`,
    ])
  },
)

test.each([
  ["export const key = process.env.HOME", 'mdx-syntax: "process" is not available to MDX.'],
  ["export const key = (() => { return eval('1') })()", 'mdx-syntax: "eval" is not available to MDX.'],
  ['export const key = import("node:fs")', 'mdx-syntax: "import()" is not available to MDX.'],
  [
    'import fs from "node:fs"\nexport const key = fs',
    'mdx-syntax: The import of "node:fs" does not lead to a module.',
  ],
  [
    'import fs from "fs-extra"\nexport const key = fs',
    'outside-content: The import of "fs-extra" leads out of the content.',
  ],
  [
    'import plan from "../../secret.txt"\nexport const key = plan',
    'outside-content: The import of "../../secret.txt" leads out of the content.',
  ],
])("the rules for MDX also apply to a module of the content tree: %j", async (code, error) => {
  const files = (name: string) =>
    new ContentTree({
      "docs/index.md": page("Home, with [a page](/a).", "slug: /"),
      "docs/a.mdx": page('import { key } from "./_direct"\n\n{key}'),
      "docs/_direct.js": 'export { key } from "./_parts"\n',
      [`docs/_parts.${name}`]: `${code}\n`,
    })
  for (const name of ["js", "tsx"])
    expect(await files(name).errors()).toEqual([`docs/_parts.${name}:1 ${error}`])
})

test("a component of the content tree may have event handlers and any attributes", async () => {
  const tree = new ContentTree({
    "docs/index.mdx": page('import { Box } from "./_box"\n\n<Box title="x">Text</Box>', "slug: /"),
    "docs/_box.tsx": `import { useState } from "react"

export function Box(props: { title: string; children: string }) {
  const [count, setCount] = useState<number>(0)
  return <button onClick={() => setCount(count + 1)} {...props} style={{ color: "red" }} />
}
`,
  })
  expect(await tree.errors()).toEqual([])
})
