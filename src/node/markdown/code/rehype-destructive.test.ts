import { expect, test } from "vitest"
import { renderMarkdown } from "../render-markdown"
import type { RenderContext } from "../render-inputs"
import { cautionsOf } from "./rehype-destructive"

const context: RenderContext = {
  resolveLink: (url) => ({ href: url, kind: "external" }),
  resolveImage: async () => undefined,
  versionTables: new Map(),
}

const render = (body: string) => renderMarkdown({ file: "a.md", format: "md", body, bodyLine: 1 }, context)

test.each([
  ["terraform destroy", "destroys resources"],
  ["cd x && tofu destroy -auto-approve", "destroys resources"],
  ["terragrunt run --all destroy", "destroys resources"],
  ["aws-vault exec dev -- terragrunt run-all destroy", "destroys resources"],
  ["terraform apply -destroy", "destroys resources"],
  ["terraform apply \\\n  -destroy", "destroys resources"],
  ["terraform plan -out p && terraform destroy -auto-approve", "destroys resources"],
  ["terraform plan; tofu destroy", "destroys resources"],
  ["terraform destroy | terraform --help", "destroys resources"],
  ["terraform apply -var 'a=b;c' -destroy", "destroys resources"],
  ["terraform state rm aws_vpc.main", "forget resources"],
  ["terragrunt force-unlock 1234", "removes a lock"],
])("`%s` needs a caution", (code, words) => {
  expect(cautionsOf(code)).toEqual([expect.stringContaining(words)])
})

test.each([
  "terraform plan -destroy",
  "terraform apply",
  "terraform init && terraform plan -destroy | less",
  "terraform plan -var 'a;b' -destroy",
  "terraform destroy --help",
  "# terraform destroy",
  "terraform state list # not state rm",
  "echo destroy",
  "aws ec2 destroy",
])("`%s` needs no caution", (code) => {
  expect(cautionsOf(code)).toEqual([])
})

test("the block is marked, and contains the caution as text", async () => {
  const html = await render("```bash\nterraform destroy\nterraform state rm a\n```")
  expect(html).toMatch(
    /^<figure [^>]*data-destructive=""[^>]*><div class="code-caution"><strong>Caution:<\/strong> This command destroys/,
  )
  expect(html).toContain("This command makes Terraform forget resources")
})

test("a session is marked too, and other languages are not", async () => {
  expect(await render("```console\n$ terraform destroy\n```")).toContain("data-destructive")
  expect(await render("```text\nterraform destroy\n```")).not.toContain("data-destructive")
})
