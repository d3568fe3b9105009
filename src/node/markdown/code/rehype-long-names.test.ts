import { expect, test } from "vitest"
import { render } from "../test-support"

const name = "enable_cloudwatch_agent_metrics"

test("a long name in inline code can wrap after its underscores", async () => {
  expect(await render(`Set \`${name}\`.`)).toBe(
    "<p>Set <code>enable_<wbr>cloudwatch_<wbr>agent_<wbr>metrics</code>.</p>",
  )
})

test("a long path in inline code can wrap after its slashes", async () => {
  expect(await render("In `modules/services/eks-cluster`.")).toBe(
    "<p>In <code>modules/<wbr>services/<wbr>eks-cluster</code>.</p>",
  )
})

test("a long path in the text of a link can wrap", async () => {
  expect(await render(`[\`${name}\`](#a)\n\n## A`)).toContain(
    "enable_<wbr>cloudwatch_<wbr>agent_<wbr>metrics</code>",
  )
})

test.each([
  ["a short name", "`instance_type`"],
  ["a long text of hyphens", "`--terragrunt-non-interactive-of-now`"],
  ["a long text of short names", "`terraform output instance_type vpc_id`"],
  ["a code block", `\`\`\`hcl\n${name} = true\n\`\`\``],
  ["prose", `The ${name} of it.`],
])("%s is unchanged", async (_, body) => {
  expect(await render(body)).not.toContain("<wbr>")
})
