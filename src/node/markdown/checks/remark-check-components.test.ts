import { expect, test } from "vitest"
import { mdxComponentNames } from "../../../shared/mdx-components"
import { outline } from "../test-support"

const messages = (body: string) => outline(body, { format: "mdx" }).messages

test("a component that is not imported is reported at its position", () => {
  expect(messages('import A from "./a"\n\n<A />\n\nText with <Bard>x</Bard>.\n\n<Foo.Bar />')).toEqual([
    {
      rule: "mdx-syntax",
      line: 5,
      column: 11,
      message: "The component <Bard> is not imported.",
      fix: 'did you mean "Card"?',
    },
    {
      rule: "mdx-syntax",
      line: 7,
      column: 1,
      message: "The component <Foo.Bar> is not imported.",
      fix: `import it, or use one of ${mdxComponentNames.join(", ")}.`,
    },
  ])
})

test("an object of components needs an import too", () => {
  expect(messages("<icons.Cloud />")).toEqual([
    {
      rule: "mdx-syntax",
      line: 1,
      column: 1,
      message: "The component <icons.Cloud> is not imported.",
      fix: `import it, or use one of ${mdxComponentNames.join(", ")}.`,
    },
  ])
})

test("imports, definitions, the site's components and HTML are fine", () => {
  const body = [
    'import A, { B as C } from "./a"',
    'import * as D from "./d"',
    "export const E = () => <b>e</b>",
    "export function F() { return null }",
    "export const { G, h } = D",
    "",
    "<A><C /><D.x /><E /><F /><G /><h.i /><props.j /></A>",
    "",
    '<Tabs><TabItem value="x">x</TabItem></Tabs>',
    "",
    "<div>html</div>",
    "",
    "<>x</>",
  ].join("\n")
  expect(messages(body)).toEqual([])
})
