import { beforeAll, expect, test } from "vitest"
import type { Parser } from "web-tree-sitter"
import { hclFaults } from "../node/reference/hcl-syntax"
import { loadParser } from "../node/reference/parse-hcl"
import { readTree } from "./hcl-tree"
import { tokenFault } from "./token-fault"

let parser: Parser
beforeAll(async () => {
  parser = await loadParser()
})

test.each([
  [
    'm {\n  a = "b",\n  c = 1\n}\n',
    {
      line: 2,
      column: 10,
      message: 'An argument ends with its line, and not with ",".',
      fix: "delete the `,`.",
    },
  ],
  [
    "m {\n  a = 1; # b\n}\n",
    {
      line: 2,
      column: 8,
      message: 'An argument ends with its line, and not with ";".',
      fix: "delete the `;`.",
    },
  ],
  [
    "m {\n  a == 1\n}\n",
    { line: 2, column: 6, message: 'An argument is set with one "=".', fix: "write `=`." },
  ],
  [
    'm {\n  a: "b"\n}\n',
    { line: 2, column: 4, message: 'An argument is set with "=", not with ":".', fix: "write `=`." },
  ],
  [
    "m {\n  a = <YOUR NAME>\n}\n",
    {
      line: 2,
      column: 7,
      message: '"<YOUR NAME>" is a placeholder.',
      fix: "write your own value in its place.",
    },
  ],
  [
    "m {\n  a = 1\n  ...\n}\n",
    {
      line: 3,
      column: 3,
      message: '"..." stands for code that was left out.',
      fix: "delete it, or write the code.",
    },
  ],
])("%j has a message of its own", async (text, fault) => {
  expect(tokenFault(readTree(parser, text))).toEqual(fault)
  expect((await hclFaults(text, { tooDeep: false })).faults[0]?.line).toBe(fault.line)
})

test.each(["a = = 1\n", "a = f(1; 2)\n", "a = [b: 1]\n"])("%j has the general message", (text) => {
  expect(tokenFault(readTree(parser, text))).toMatchObject({
    line: 1,
    message:
      "The code cannot be read as HCL from here on. What stands before and after was compared as far as possible.",
    fix: "compare this line and the one before with HCL that works.",
  })
})
