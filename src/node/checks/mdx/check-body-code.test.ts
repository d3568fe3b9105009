import { expect, test } from "vitest"
import { outlineOf } from "../../markdown/read-markdown"
import { checkBodyCode } from "./check-body-code"

async function check(body: string, dialect?: "docusaurus") {
  const document = {
    file: "docs/a.mdx",
    reportFile: "content/docs/a.mdx",
    slug: "/a",
    format: "mdx",
    body,
    bodyLine: 1,
    ...(dialect ? { dialect } : {}),
  } as const
  const outline = outlineOf(document)
  if (!dialect) expect(outline.messages).toEqual([])
  return checkBodyCode([{ document, outline }])
}

test("code that fails is reported with its position, the reason and a fix", async () => {
  expect(await check("A.\n\nB {undefined.foo.bar} and {null.a}.\n")).toEqual([
    {
      rule: "mdx-syntax",
      file: "content/docs/a.mdx",
      line: 3,
      column: 3,
      message:
        'The code "undefined.foo.bar" fails when the page is rendered: it reads "foo" from a value that does not exist.',
      fix: "correct it; where a value may be missing, read its properties with ?. as in {facts?.name}.",
    },
    expect.objectContaining({ line: 3, column: 27 }),
  ])
})

test.each([
  ["{[1].map(null)}", "it calls a value that is not a function"],
  ["{(() => { for (;;) {} })()}", "it does not end"],
  ["{({ a: 1 })}", "it is an object, which a page cannot show as text"],
  ["{new Date(0)}", "it is an object, which a page cannot show as text"],
  [
    "export const A = async () => <b>a</b>\n\n<A />",
    "it is an async function, whose result pages do not wait for",
  ],
  ["{(function a() { return a() })()}", "it calls itself without end"],
  ['{(() => { throw new Error("No name.") })()}', "No name"],
  ["{(() => location.href)()}", '"location" is not defined'],
  [
    'import { useState } from "react"\n\nexport const Width = () => { const [w] = useState(window.innerWidth); return <b>{w}</b> }\n\n<Width />',
    '"window" is not defined',
  ],
  [
    'import React from "react"\n\nexport const Name = () => <b>{React.useMemo(() => localStorage.getItem("a"))}</b>\n\n<Name />',
    '"localStorage" is not defined',
  ],
  [
    'import * as React from "react"\n\nexport const A = () => { const a = React.useRef(null); return a.current.b }\n\n<A />',
    'it reads "b" from a value that does not exist',
  ],
  ["export const a = await Promise.resolve(1)\n\n{null.b}", 'it reads "b" from a value that does not exist'],
  ["export const a = await (async () => null)()\n\n{a.b}", 'it reads "b" from a value that does not exist'],
  ["export const a = await (async () => { throw new Error('No a.') })()\n\n{a}", "No a"],
  ["export const a = await 1\n\n{(() => { for (;;) {} })()}", "it does not end"],
])("%s fails, because %s", async (code, reason) => {
  const [problem] = await check(`${code}\n`)
  expect(problem?.message).toMatch(/ fails when the page is rendered: /)
  expect(problem?.message.split("rendered: ")[1]).toBe(`${reason}.`)
})

test("a failure of an export is reported once, and nothing after it", async () => {
  const problems = await check("export const a = 1\n\nexport const b = null.b\n\n{undefined.c}\n")
  expect(problems.map(({ line, message }) => [line, message])).toEqual([
    [
      3,
      'The code "export const b = null.b" fails when the page is rendered: it reads "b" from a value that does not exist.',
    ],
  ])
})

test("long code is shortened to its first line", async () => {
  const [problem] = await check(`{[\n"${"a".repeat(80)}"].b.c}\n`)
  expect(problem?.message).toMatch(/^The code "\[" fails/)
  const [other] = await check(`{"${"a".repeat(80)}".b.c}\n`)
  expect(other?.message).toMatch(/^The code ""a{59}…" fails/)
})

test.each([
  "Text, {/* a comment */} and {1 + 1}.",
  '{"text"} and {`text`}',
  "export const facts = { a: [1, 2] }\n\n{facts.a.map((n) => <b key={n}>{n}</b>)} {facts.b?.c}",
  "export const Name = ({ children }) => <b>{children}</b>\n\n<Name>{[1, 2]}</Name>",
  "export const Show = ({ children: { a } }) => <b>{a}</b>\n\n<Show>{({ a: 1 })}</Show>",
  'export const Name = ({ of = "a" }) => <>{of.length}</>\n\n<Name {...props} /> <Name of="b" />',
  '{new Intl.DateTimeFormat("en").format(new Date(0))} {(1234).toLocaleString("en")}',
  '{new URL("https://example.com").host.length.toFixed()} {structuredClone({ a: 1 }).a.b}',
  '{typeof window === "undefined" ? "build" : window.name}',
  "{props.pageContext.frontmatter.title.length}",
  'import { useState, useEffect } from "react"\nexport const Count = () => { const [n, set] = useState(() => 0); useEffect(() => window.a); return <b>{n.toFixed()}</b> }\n\n<Count />',
  'import React from "react"\nexport const Box = React.memo(() => <b>{React.version.a}</b>)\n\n<Box />',
  "export const load = async () => { const a = await 1; return await window.b }\n\nexport const a = await Promise.resolve([1])\n\n{a.map(String)}",
  '<Card title={"a" + 1} href="/a">{["a", <b key="b">b</b>, null, false]}</Card>',
])("code that does not fail is accepted: %s", async (body) => {
  expect(await check(`${body}\n`)).toEqual([])
})

test.each([
  'import { facts } from "./facts.js"\n\n{facts.a.b.c} {facts.length.d.e} {undefined ?? facts[0][1]}',
  'import facts from "./facts.js"\nexport const names = facts.map(({ name }) => name)\n\n{names[0].a.b} {names.at(3).c}',
  'import { useContext } from "react"\nexport const Count = () => { const n = useContext(null); return <b>{n.a.b}</b> }\n\n<Count />',
  'import * as React from "react"\nexport const Count = () => { const { n } = React.use(React.createContext(null)); return <b>{n.a.b}</b> }\n\n<Count />',
  'import React from "react"\nexport class Box extends React.Component { render() { return this.props.a.b } }\n\n<Box />',
  'import { next } from "./list.js"\n\n{(() => { let a = next; while (a.next) a = a.next; return a.name })()}',
])("code that depends on an import is not checked: %s", async (body) => {
  expect(await check(`${body}\n`)).toEqual([])
})

test.each([
  "<p style={{ color: 'red' }} onClick={() => alert(1)}>{1 + 1}</p>",
  "export const Name = ({ of, ...rest }) => <b style={{ color: of }} {...rest} onClick={() => 1}>{of}</b>\n\n<Name of='a' />",
  'import Box from "@site/src/Box"\n\n<Box render={() => <p style={{}}>A</p>}>{Box.size.length}</Box>',
  'import Icon from "@site/static/icon.svg"\n\nexport const icons = [<Icon key="a" />]\n\n{icons}',
  "<Unknown>{[1].map((n) => <Other key={n} to={n} />)}</Unknown>",
  "{frontMatter.tags.map(String)} {toc.length.a.b}",
  'import { useState } from "react"\n\nexport const Count = () => { const [n] = useState(0); return n.a }\n\n<Count />',
  'export const list = [{ a: "b" }]\n\n<Unknown items={list.map(({ a }) => a.length)} {...list[0]} />',
])("code of a Docusaurus tree that renders is accepted: %s", async (body) => {
  expect(await check(`${body}\n`, "docusaurus")).toEqual([])
})

test("code of a Docusaurus tree that fails is reported with its own source", async () => {
  const body =
    'import Box from "@site/src/Box"\n\n<Box>{null.b}</Box> <p style={{ a: 1 }} />\n\n{undefined.c}\n'
  expect((await check(body, "docusaurus")).map(({ line, message }) => [line, message])).toEqual([
    [3, expect.stringMatching(/^The code "null\.b" fails .* it reads "b" from/)],
    [5, expect.stringMatching(/^The code "undefined\.c" fails .* it reads "c" from/)],
  ])
})
