import { expect, test } from "vitest"
import { site } from "../../site.config"
import type { Environment } from "../config/environment"
import { formatProblem, type Problem } from "../report/problem"
import { runChecks } from "./run-checks"

const environment = { CONTENT_DIR: "tests/fixtures/reference/tree" } as Environment // the only variable that the checks read

function linesOf(problems: readonly Problem[]): string[] {
  return problems.map((problem) =>
    formatProblem(problem, "error").replace("tests/fixtures/reference/tree/", ""),
  )
}

test("samples are held to the modules, and links and ids to the anchors of inputs and outputs", async () => {
  const { errors } = await runChecks({ environment, site })
  expect(linesOf(errors.filter(({ file }) => !file.endsWith(".tf")))).toEqual([
    'docs/index.md:12:3 error unknown-input: "modules/security/box" has no input "nmae".\n  Fix: did you mean "name"?',
    'docs/index.md:14:16 error input-type: "subnet_ids" takes list(string), not a number.\n  Fix: give it a value of the type list(string).',
    'docs/index.md:23:1 error missing-input: "modules/security/box" needs "subnet_ids".\n  Fix: give each required input a value, or mark the fence `fragment` when it shows a part.',
    'docs/index.md:31:1 error hcl-syntax: Invalid expression: expected the start of an expression, but found an invalid expression token.\n  Fix: mend the code, or mark the fence `fragment` or `skip="reason"`.',
    'reference/services/security/box/index.md:8:47 error broken-anchor: "#nothing" names the anchor "nothing", which this page does not have.\n  Fix: link to a heading\'s id, or give the heading this one with {#id}.',
    'reference/services/security/box/index.md:10:1 error broken-anchor: The id "size" of the text is also that of an entry of the reference below it.\n  Fix: give the heading another id with {#id}.',
    'reference/services/security/crate/index.mdx:6:32 error broken-anchor: "#output-bottom" names the anchor "output-bottom", which this page does not have.\n  Fix: link to a heading\'s id, or give the heading this one with {#id}.',
  ])
})

test("links in what a module's files say are checked where they are written", async () => {
  const { errors } = await runChecks({ environment, site })
  expect(linesOf(errors.filter(({ file }) => file.endsWith(".tf")))).toEqual([
    'reference/services/security/box/outputs.tf:2:43 error broken-link: "/reference/services/security/bx" does not exist.\n  Fix: did you mean "/reference/services/security/box"?',
    'reference/services/security/box/variables.tf:19:67 error broken-link: "../securty/shape" does not exist.\n  Fix: link to a page that exists.',
    'reference/services/security/box/variables.tf:21:16 error broken-anchor: "#color" names the anchor "color", which this page does not have.\n  Fix: link to a heading\'s id, or give the heading this one with {#id}.',
    'reference/services/security/box/variables.tf:24:25 error broken-link: "../securty/shape" does not exist.\n  Fix: link to a page that exists.',
  ])
})
