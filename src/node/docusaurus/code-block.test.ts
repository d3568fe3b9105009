import remarkMdx from "remark-mdx"
import remarkParse from "remark-parse"
import { unified } from "unified"
import { expect, test } from "vitest"
import { codeBlockOf } from "./code-block"

const parser = unified().use(remarkParse).use(remarkMdx).freeze()

/** The fence of a `<CodeBlock>`, as "language meta: code". */
function fenceOf(attributes: string, code: string): string | undefined {
  const [element] = parser.parse(`<CodeBlock${attributes}>\n${code}\n</CodeBlock>`).children
  if (element?.type !== "mdxJsxFlowElement") throw new Error("The block is no element.")
  const [fence] = codeBlockOf(element, new Map([["Raw", "raw\ntext\n"]])) ?? []
  return fence && `${fence.lang ?? ""} ${fence.meta ?? ""}: ${fence.value}`
}

test.each([
  ["", '{"a = 1"}', " : a = 1"],
  ["", "{`\na = 1\n\nb\n`}", " : a = 1\n\nb"],
  [' language="js"', "a", "js : a"],
  [' className="language-hcl wide"', "a", "hcl : a"],
  [' language="js" className="language-hcl"', "a", "js : a"],
  [" title='The \"first\" box'", "a", " title=\"The 'first' box\": a"],
  [" showLineNumbers", "a", " showLineNumbers: a"],
  [" showLineNumbers={5}", "a", " showLineNumbers={5}: a"],
  [' metastring="{1} showLineNumbers=2"', "a", " {1} showLineNumbers=2: a"],
  [' showLineNumbers={false} metastring="{1} showLineNumbers=2"', "a", " {1}: a"],
  [' title="a" metastring="title=b"', "a", ' title="a" title=b: a'],
  ["", "{Raw}", " : raw\ntext"],
])("a block with the attributes %j and the content %j is the fence %j", (attributes, code, fence) => {
  expect(fenceOf(attributes, code)).toBe(fence)
})

test.each(["{f()}", "{Unknown}", "<b>a</b>"])("the content %j is computed", (code) => {
  expect(fenceOf("", code)).toBeUndefined()
})
