import { expect, test } from "vitest"
import { render } from "../test-support"
import { toolCommands, variantsSentence } from "./tool-commands"

test.each([
  ["terraform plan", [["terraform", "plan", "terragrunt"]]],
  ["cd a && terraform init -upgrade", [["terraform", "init", "terragrunt"]]],
  ["TF_LOG=debug terraform workspace list", [["terraform", "workspace", "terragrunt run --"]]],
  ["terraform fmt -recursive", [["terraform", "fmt", undefined]]],
  ["terraform -chdir=modules/a init", [["terraform", "-chdir", undefined]]],
  [
    "tofu apply; tofu output",
    [
      ["opentofu", "apply", "terragrunt"],
      ["opentofu", "output", "terragrunt"],
    ],
  ],
  ["# terraform plan", []],
  ["ls # in place of `terraform plan`", []],
  ["ls terraform modules", []],
  ["terragrunt plan", []],
])("%s", (line, commands) => {
  expect(
    toolCommands(line).map(({ written, subcommand, names }) => [written, subcommand, names.terragrunt]),
  ).toEqual(commands)
})

test("variables before a command can be in quotes", () => {
  const line = `AWS_PROFILE="my profile" TF_LOG='a b' terraform apply`
  expect(toolCommands(line).map(({ subcommand }) => subcommand)).toEqual(["apply"])
})

test("the sentence in Markdown has the commands of the other tools, and names missing ones", () => {
  expect(variantsSentence(toolCommands("terraform init && terraform console"))).toBe(
    "In place of `terraform`: with OpenTofu, `tofu`; with Terragrunt, `terragrunt` or `terragrunt run --`.",
  )
  expect(variantsSentence(toolCommands("tofu init && tofu fmt"))).toBe(
    "In place of `tofu`: with Terraform, `terraform`; with Terragrunt, `terragrunt`. Terragrunt has no `fmt`; the command stays as it is.",
  )
  expect(variantsSentence([])).toBe("")
})

const variants =
  '<span class="for-tool" data-for="terraform" data-written="">terraform</span><span class="for-tool" data-for="opentofu">tofu</span><span class="for-tool" data-for="terragrunt">terragrunt</span>'

test("a command in a code block and in prose is written for each tool", async () => {
  const html = await render("Run `terraform plan`.\n\n```bash\nterraform apply\n```\n")
  expect(html).toContain(`<code>${variants} plan</code>`)
  expect(html).toContain(variants)
  expect(html).toContain('<p class="tool-note" data-all="">')
})

test("in a text with Terragrunt's commands, only the commands of Terraform and OpenTofu replace each other", async () => {
  const pair =
    '<span class="for-tool" data-for="terraform terragrunt" data-written="">terraform</span><span class="for-tool" data-for="opentofu">tofu</span>'
  const html = await render("```bash\nterraform version\nterragrunt --version\n```\n")
  expect(html).toContain(pair)
  expect(html).toContain("In place of <code>terraform</code>: with OpenTofu, <code>tofu</code>.</p>")
  expect(html).not.toContain('class="tool-note" data-for')
  expect(await render("Terragrunt runs `terraform init` by itself.")).toContain(`<code>${pair} init</code>`)
})

test("for a tool without the command, the original and a note are shown", async () => {
  const html = await render("```bash\ntofu fmt\n```\n")
  expect(html).toContain('data-for="opentofu terragrunt" data-written="">tofu<')
  expect(html).toContain('<p class="tool-note" data-for="terragrunt">Terragrunt has no <code>fmt</code>')
})

test.each([
  ["a paragraph that compares tools", "`tofu plan` is what `terraform plan` is."],
  ["a block of two tools", "```bash\nterraform plan\ntofu plan\n```"],
  ["a block of Terragrunt's", "```bash\nterragrunt plan\n```"],
  [
    "tabs for the tools",
    '::::tabs{group="iac-tool"}\n:::tab{label="A" value="a"}\n\n```bash\nterraform plan\n```\n\n:::\n::::',
  ],
  ["another language", "```hcl\na = 1\n```"],
  ["a heading", "## Run `terraform plan`"],
  ["the output of a session", "```console\n$ ls\nterraform plan\n```"],
])("%s is not changed", async (_, markdown) => {
  expect(await render(markdown)).not.toContain("for-tool")
})
