import { expect, test } from "vitest"
import { outline } from "../test-support"

test.each<[string, string, string]>([
  ['js titel="x"', "titel", "title"],
  ["js Title=x", "Title", "title"],
  ["js showLineNumber", "showLineNumber", "showLineNumbers"],
  ["js {1} showlinenumbers", "showlinenumbers", "showLineNumbers"],
  ["js showLineNumber={3}", "showLineNumber", "showLineNumbers"],
  ["hcl fragmnet", "fragmnet", "fragment"],
  ["js diffs", "diffs", "diff"],
  ['js sikp="a reason"', "sikp", "skip"],
  ["js{1} fragments", "fragments", "fragment"],
  ["titel=x", "titel", "title"],
])("a misspelled word of a code fence is reported: %s", (info, written, meant) => {
  expect(outline(`Text.\n\n- \`\`\`${info}\n  a\n  \`\`\``).messages).toEqual([
    {
      rule: "code-syntax",
      line: 3,
      column: 3,
      message: `The code fence's option "${written}" does not exist.`,
      fix: `did you mean "${meant}"?`,
    },
  ])
})

test.each([
  'js title="x" alt=\'y\' skip="z" showLineNumbers=2',
  "js fragment diff skip showLineNumbers {1,3-4}",
  'js live noInline file=./a.js filename="b" table=c theme="d" time=1 step=2',
  "js lineNumbers startLineNumber=3 noLineNumbers numberLines linenums=1 hl_lines=2",
  "js twoslash wrap copy add={1} del={2} ins={3} mark={4} icon=a name=b path=c tab=d url=e",
  "js \"a fragments\" /titles/ /diffs/ 'fragmnet'",
  'js title="titel=x fragmnet"',
])("%s: no problem", (info) => {
  expect(outline(`\`\`\`${info}\na\nb\nc\nd\n\`\`\``).messages).toEqual([])
})
