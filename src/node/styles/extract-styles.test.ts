import { expect, test } from "vitest"
import { extractStyles, stylesheetOf } from "./extract-styles"

const extract = (source: string, file = "src/components/ui/box.tsx") =>
  extractStyles(source, file, "/runtime")

const withImport = (source: string) => `import styled from "@emotion/styled"\n${source}`

test("a styled element becomes an element with a class; lines stay where they are", () => {
  const { code, rules } = extract(
    withImport(
      "export const WideBox = styled.nav`\n  color: red;\n  & a:hover, & p { color: blue; }\n`\nuse(WideBox)\n",
    ),
  )
  const className = rules[0]?.className ?? ""
  expect(className).toMatch(/^wide-box-[A-Za-z\d]{2}$/)
  expect(code).toBe(
    `import { styledElement } from "/runtime"\nexport const WideBox = styledElement("nav", "${className}"\n\n\n)\nuse(WideBox)\n`,
  )
  expect(rules[0]?.css).toBe(`.${className}{color:red;a:hover,p{color:blue;}}`)
})

test("only the import of the package is replaced, and only its templates are styles", () => {
  const source = withImport('import { css } from "./css"\nconst A = css(B)`color: red;`\nuse(A)\n')
  const { code, rules } = extract(source)
  expect(code).toBe(source.replace('styled from "@emotion/styled"', '{ styledElement } from "/runtime"'))
  expect(rules).toEqual([])
  expect(extract("use(styled.a)\n").code).toBe("use(styled.a)\n")
})

test("a component that is extended stays a component", () => {
  const { code, rules } = extract(
    withImport('import { Base } from "./base"\nconst A = styled(Base)`color: red;`\n'),
  )
  expect(code).toContain(`const A = styledElement(Base, "${rules[0]?.className}")`)
})

test("media queries, attribute states and escapes are the same as with Emotion", () => {
  const source = withImport(
    'const A = styled.a`\n  &[aria-current="page"] { color: red; }\n  [dir="rtl"] & > b { margin: 0; }\n  @media print { display: none; }\n  &::after { content: "\\\\2014"; }\n`\n',
  )
  const [rule] = extract(source).rules
  expect(rule?.css.replaceAll(rule.className, "x")).toBe(
    '.x{&[aria-current="page"]{color:red;}[dir="rtl"] &>b{margin:0;}@media print{display:none;}&::after{content:"\\2014";}}',
  )
})

test.each([
  ["& > a { & + b { color: red; } }", ".x{>a+b{color:red;}}"],
  ["& li & a, && { color: red; }", ".x{& li & a,&&{color:red;}}"],
  ["& a { color: red; } color: blue;", ".x{color:blue;a{color:red;}}"],
  ["&::after { @media print { color: red; } }", ".x{@media print{&::after{color:red;}}}"],
  [
    "@media screen { color: red; @starting-style { color: blue; } & a { color: green; } }",
    ".x{@media screen{color:red;@starting-style{color:blue;}a{color:green;}}}",
  ],
  [
    "@media screen { & a { animation: turn 1s; } @keyframes turn { to { rotate: 1turn; } } }",
    ".x{@media screen{a{animation:turn 1s;}}}@keyframes turn{to{rotate:1turn;}}",
  ],
])("the rules of a component are nested once in the rule of its class: %s", (styles, css) => {
  const [rule] = extract(withImport(`const A = styled.a\`${styles}\``)).rules
  expect(rule?.css.replaceAll(rule.className, "x")).toBe(css)
})

test("the class depends on the names of the file and of the component alone", () => {
  const one = extract(withImport("const A = styled.a`color: red;`\nconst B = styled.a`color: red;`")).rules
  const other = extract(withImport("const A = styled.a`color: blue;`")).rules
  expect(one[0]?.className).toBe(other[0]?.className)
  expect(one[0]?.className).not.toBe(one[1]?.className)
  expect(
    extract(withImport("const A = styled.a`color: red;`"), "src/components/ui/c.tsx").rules[0]?.className,
  ).not.toBe(one[0]?.className)
  expect(
    extract(withImport("const A = styled.a`color: red;`"), "src/components/other/box.tsx").rules[0]
      ?.className,
  ).toBe(one[0]?.className)
})

test("styles that are not static are errors with file and line", () => {
  expect(() => extract(withImport("const A = styled.a`color: ${color};`"))).toThrow(
    "src/components/ui/box.tsx:2: the styles of A have an interpolation; use a custom property or an attribute.",
  )
  expect(() => extract(withImport("function f() {\n  return styled.a`color: red;`\n}"))).toThrow(
    "src/components/ui/box.tsx:3: styles must be in a constant at the top level of the module, without a type argument.",
  )
})

test("styles come before those that extend them; other files are sorted by path", () => {
  const files = {
    "b/second.tsx": withImport("const Second = styled.p`color: green;`"),
    "a/first.tsx":
      'import { Base } from "../z/base"\nimport styled from "@emotion/styled"\nconst First = styled(Base)`color: blue;`',
    "z/base.tsx": withImport("export const Base = styled.p`color: red;`"),
  }
  const sheet = stylesheetOf(
    new Map(Object.entries(files).map(([file, source]) => [file, extract(source, file)])),
  )
  expect([...sheet.matchAll(/color:(\w+)/g)].map(([, color]) => color)).toEqual(["red", "blue", "green"])
})

test("two components with one class name are an error", () => {
  const box = extract(withImport("const Box = styled.p`color: red;`"))
  const files = new Map([
    ["a/box.tsx", box],
    ["b/box.tsx", box],
  ])
  expect(() => stylesheetOf(files)).toThrow(
    `b/box.tsx: Box has the class name of Box in a/box.tsx, ${box.rules[0]?.className}; rename one of them.`,
  )
})
