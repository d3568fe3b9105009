import { expect, test } from "vitest"
import { withToolVariants } from "./tool-variants"

const sentence = "In place of `terraform`: with OpenTofu, `tofu`; with Terragrunt, `terragrunt`."

test("a block of commands is followed by the variants for the other tools", () => {
  expect(withToolVariants("A\n\n```bash\nterraform init\n```\n\nB")).toBe(
    `A\n\n\`\`\`bash\nterraform init\n\`\`\`\n\n${sentence}\n\nB`,
  )
  expect(withToolVariants("1. A\n\n   ```console\n   $ terraform plan\n   tofu\n   ```")).toContain(
    `\n\n   ${sentence}`,
  )
})

test.each(["bash", "sh-session", "Console", "zsh"])(
  "a session in a block of %s is read like on the page",
  (language) => {
    const session = `\`\`\`${language}\n$ terraform plan\ntofu\n\`\`\``
    expect(withToolVariants(session)).toBe(`${session}\n\n${sentence}`)
  },
)

test.each([
  "```hcl\nterraform init\n```",
  "```bash\nls\n```",
  "```bash\nterraform init\ntofu init\n```",
  '::::tabs{group="iac-tool"}\n:::tab{label="A"}\n```bash\nterraform init\n```\n:::\n::::',
  '<Tabs groupId="iac-tool">\n```bash\nterraform init\n```\n</Tabs>',
])("%j stays as it is", (markdown) => expect(withToolVariants(markdown)).toBe(markdown))

test("beside Terragrunt's own commands, the sentence is about the other two", () => {
  expect(withToolVariants("```bash\nterragrunt plan\nterraform fmt\n```")).toContain(
    "\n\nIn place of `terraform`: with OpenTofu, `tofu`.",
  )
})

test("blocks after tabs for the tools are processed again", () => {
  const tabs = '::::tabs{group="iac-tool"}\n:::tab{label="A"}\n:::\n::::\n'
  expect(withToolVariants(`${tabs}\`\`\`sh\nterraform init\n\`\`\``)).toContain(sentence)
})
