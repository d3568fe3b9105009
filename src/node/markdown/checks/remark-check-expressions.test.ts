import { expect, test } from "vitest"
import { mdxComponentNames } from "../../../shared/mdx-components"
import { outline } from "../test-support"

const messages = (body: string, bodyLine = 1) => outline(body, { format: "mdx", bodyLine }).messages
const positions = (body: string) => messages(body).map(({ line, column, message }) => [line, column, message])

const browser =
  "use it only in a function that is called in browsers: it does not exist where pages are rendered."
const declare = "import it, or export a value of this name."
const escape = "import it, or export a value of this name; where braces are meant as text, write \\{ and \\}."

test.each<[string, string, { line: number; column: number; name: string; fix: string }]>([
  ["in text", "Text.\n\nSet {foo.bar} there.", { line: 3, column: 6, name: "foo", fix: escape }],
  ["on lines of its own", "{\n  foo(1)\n}", { line: 2, column: 3, name: "foo", fix: escape }],
  ["in a list", "- a\n\n  b {foo}", { line: 3, column: 6, name: "foo", fix: escape }],
  ["in a table", "| A |\n| - |\n| {foo} |", { line: 3, column: 4, name: "foo", fix: escape }],
  ["in a heading", "## A {foo}\n\nText.", { line: 1, column: 7, name: "foo", fix: escape }],
  ["in double braces", "Use {{ foo }}.", { line: 1, column: 8, name: "foo", fix: escape }],
  ["as an attribute", '<Card title={foo} href="/" />', { line: 1, column: 14, name: "foo", fix: declare }],
  ["as a spread", "Text <Card {...foo} />", { line: 1, column: 16, name: "foo", fix: declare }],
  ["in an export", "export const a = [foo]\n\n{a}", { line: 1, column: 19, name: "foo", fix: declare }],
  [
    "props, outside of the page",
    "export const a = props.b",
    { line: 1, column: 18, name: "props", fix: declare },
  ],
  ["in a template", "{`a ${foo} b`}", { line: 1, column: 7, name: "foo", fix: escape }],
  ["as a computed key", "{props[foo]}", { line: 1, column: 8, name: "foo", fix: escape }],
  [
    "after a function with a parameter of its name",
    "{((foo) => foo)(foo)}",
    { line: 1, column: 17, name: "foo", fix: escape },
  ],
  ["in a browser only", "{window.name}", { line: 1, column: 2, name: "window", fix: browser }],
])("a free identifier is reported at its position: %s", (_, body, { line, column, name, fix }) => {
  expect(messages(body)).toEqual([
    { rule: "mdx-syntax", line, column, message: `"${name}" is not defined.`, fix },
  ])
})

test("a name that is similar to a declared one is treated as a misspelling", () => {
  const body = 'import { version } from "./a"\n\nUse {vresion} or {prop.a}.'
  expect(messages(body).map(({ message, fix }) => [message, fix])).toEqual([
    ['"vresion" is not defined.', 'did you mean "version"?'],
    ['"prop" is not defined.', 'did you mean "props"?'],
  ])
})

test("all free identifiers are reported, each once per piece of code", () => {
  expect(positions("{a.b + c + a.d} and {a}")).toEqual([
    [1, 2, '"a" is not defined.'],
    [1, 8, '"c" is not defined.'],
    [1, 22, '"a" is not defined.'],
  ])
})

test("line numbers are those of the file", () => {
  expect(messages("Text {a}", 7)).toMatchObject([{ line: 7, column: 7 }])
})

test("unknown components within code are reported, and those of the site are known", () => {
  const body = "{[1].map((a) => <Foo key={a}><Card /><b>c</b><icons.Cloud /></Foo>)}"
  expect(messages(body)).toEqual([
    {
      rule: "mdx-syntax",
      line: 1,
      column: 17,
      message: "The component <Foo> is not imported.",
      fix: `import it, or use one of ${mdxComponentNames.join(", ")}.`,
    },
    {
      rule: "mdx-syntax",
      line: 1,
      column: 46,
      message: "The component <icons.Cloud> is not imported.",
      fix: `import it, or use one of ${mdxComponentNames.join(", ")}.`,
    },
  ])
})

test("a component that is not imported is reported once", () => {
  expect(messages("<Foo a={1} />").map(({ message }) => message)).toEqual([
    "The component <Foo> is not imported.",
  ])
})

const declarations = [
  'import a, { b as c } from "./a"',
  'import * as d from "./d"',
  "export const e = 1, { f, g: [h = e, ...i] } = c",
  "export function j(k = e, ...l) { return k + l + m; var m }",
  "export class n { o = 1; p() { return this.o + n.q } }",
].join("\n")

test.each([
  ["imports and exports", "{a + c + d + e + f + h + i + j + n}"],
  ["declarations that come later", "{r}\n\nexport const r = 1"],
  ["parameters", "{d.map((r, { s, t: u = s }, [v], ...w) => r + s + u + v + w)}"],
  [
    "variables of a function",
    "{(() => { const r = 1; for (const s of d) { let t = s; r + t } try {} catch (u) { u } })()}",
  ],
  ["names of functions and classes", "{function r() { return r }} {class s { t = s }}"],
  ["properties", "{d.r?.s + d['t']} {{ u: 1, v() {} }.u}"],
  ["labels", "{(() => { r: for (;;) { break r } })()}"],
  ["the page's properties", "{props.r} <Card {...props} /> <props.S />"],
  [
    "what the language has",
    "{Math.max(1, NaN) + JSON.stringify(undefined) + encodeURIComponent(String(new Date()))} {Object.keys({})}",
  ],
  ["what browsers and Node have", "{new URL('https://a.io').host} {setTimeout} {console.log()}"],
  ["what the bundler has", '<img src={require("./a.png").default} alt="A" /> {__PATH_PREFIX__}'],
  ["browsers' names in functions", "export const open = () => window.open(location.href)"],
  ["names of browsers, if code asks for one", '{typeof window === "undefined" ? 1 : navigator.platform}'],
  ["names that code asks for", '{typeof window === "undefined" ? 1 : window.name}'],
  ["components", "{<Card {...d}><d.R /><a.b.c /><div title={e} /><></></Card>}"],
  ["comments and nothing", "{/* r */} {}\n\n## A {#s}"],
  ["braces as text and as code", "\\{r} `{r}`\n\n```js\n{r}\n```"],
])("%s: no problem", (_, body) => {
  expect(messages(`${declarations}\n\n${body}`)).toEqual([])
})

test.each([
  ["all of a module", 'export * from "./a"\nexport * as b from "./b"\nexport { c as d } from "./c"'],
  ["a class without a name", "export default class { a() {} }"],
  ["a function without one", "export default function ({ children }) { return children }"],
])("an export of %s: no problem", (_, body) => {
  expect(messages(body)).toEqual([])
})

test("braces of Markdown are text", () => {
  expect(outline("Set {foo.bar} there.").messages).toEqual([])
})
