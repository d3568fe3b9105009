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
  [
    "Terraform will perform the following actions:\n\n  # m.a will be created\n",
    {
      line: 1,
      column: 45,
      message: "This is the output of a plan, and not code.",
      fix: "paste the call itself.",
    },
  ],
  [
    'm "a" {\n  b = (known after apply)\n}\n',
    {
      line: 2,
      column: 7,
      message: '"(known after apply)" is the output of a plan, and not code.',
      fix: "paste the call itself.",
    },
  ],
  [
    "m {\n  a += 1\n}\n",
    { line: 2, column: 5, message: 'HCL has no "+=".', fix: "write `=` and the whole value." },
  ],
  [
    "m {\n  a.b = 1\n}\n",
    {
      line: 2,
      column: 3,
      message: "The name of an argument has no dots or slashes.",
      fix: "to set a part of an object, write `name = { part = value }`.",
    },
  ],
  ['m "x" = {\n  a = 1\n}\n', { line: 1, column: 7, message: 'A block has no "=".', fix: "delete the `=`." }],
  [
    "a = b === c\n",
    {
      line: 1,
      column: 9,
      message: 'HCL has no "===" and no "!==".',
      fix: "delete this `=`.",
    },
  ],
  [
    "a = b !== c\n",
    {
      line: 1,
      column: 9,
      message: 'HCL has no "===" and no "!==".',
      fix: "delete this `=`.",
    },
  ],
  [
    'a = b ?? "c"\n',
    { line: 1, column: 8, message: 'HCL has no "??".', fix: "write `coalesce(value, other_value)`." },
  ],
  [
    "a = b &amp;&amp; c\n",
    {
      line: 1,
      column: 7,
      message: '"&amp;" is an HTML entity.',
      fix: "write `&`.",
    },
  ],
  [
    "m &quot;x&quot; {\n}\n",
    {
      line: 1,
      column: 3,
      message: '"&quot;" is an HTML entity.',
      fix: 'write `"`.',
    },
  ],
  [
    "a = b & c\n",
    {
      line: 1,
      column: 7,
      message: 'HCL has no "&".',
      fix: "write `&&` if both conditions have to be true.",
    },
  ],
  [
    "a = b | c\n",
    {
      line: 1,
      column: 7,
      message: 'HCL has no "|".',
      fix: "write `||` if one of two conditions has to be true, and `name(value)` to call a function.",
    },
  ],
  [
    "a = { for k, v in b : k -> v }\n",
    {
      line: 1,
      column: 26,
      message: 'The key of an element is followed by "=>", not by "->".',
      fix: "write `=>`.",
    },
  ],
  [
    "a = `b`\n",
    {
      line: 1,
      column: 5,
      message: "Strings in HCL have double quotes, not backticks.",
      fix: 'write `"`.',
    },
  ],
  [
    "a = ${var.b}\n",
    {
      line: 1,
      column: 5,
      message: '"${" has a meaning only in strings.',
      fix: "leave out `${` and its `}`, or put the whole value in quotes.",
    },
  ],
  [
    "a = [b.c for b in d]\n",
    {
      line: 1,
      column: 10,
      message: 'The value of a "for" comes last.',
      fix: "write `[for item in list : item.name]`.",
    },
  ],
  [
    "a = [for k, b in c.d b.e]\n",
    {
      line: 1,
      column: 22,
      message: 'The value of a "for" comes after a ":".',
      fix: "write `:` before it.",
    },
  ],
  [
    "m {\n  a = arn:aws:iam::1:role/b\n}\n",
    {
      line: 2,
      column: 7,
      message: "The value is a string without quotes.",
      fix: "put it in quotes.",
    },
  ],
])("%j has a specific message", async (text, fault) => {
  expect(tokenFault(readTree(parser, text))).toEqual(fault)
  expect((await hclFaults(text, { tooDeep: false })).faults[0]?.line).toBe(fault.line)
})

test.each(["a = = 1\n", "a = f(1; 2)\n", "a = [b: 1]\n"])("%j has the general message", (text) => {
  expect(tokenFault(readTree(parser, text))).toMatchObject({
    line: 1,
    message:
      "The code cannot be read as HCL from here on. The code before and after was compared as far as possible.",
    fix: "compare this line and the one before with HCL that works.",
  })
})
