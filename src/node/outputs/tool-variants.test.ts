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
])("%j is not changed", (markdown) => expect(withToolVariants(markdown)).toBe(markdown))

test.each([
  ["in a list item", "- ```bash\n  terraform apply\n  ```", "  "],
  ["in a numbered item", "1. ```bash\n   terraform apply\n   ```", "   "],
  ["in a quotation", "> ```bash\n> terraform apply\n> ```", "> "],
])(
  "the sentence of a block %s is indented like the block, and the next block has its own sentence",
  (_, block, indent) => {
    expect(withToolVariants(`${block}\n\n\`\`\`bash\nterraform apply\n\`\`\``)).toBe(
      `${block}\n${indent.trimEnd()}\n${indent}${sentence}\n\n\`\`\`bash\nterraform apply\n\`\`\`\n\n${sentence}`,
    )
  },
)

test("a line that begins with code in backticks is no fence", () => {
  expect(withToolVariants("```x``` is a word.\n\n```bash\nterraform init\n```")).toContain(sentence)
})

test("in a block with Terragrunt's own commands, the sentence is about Terraform and OpenTofu", () => {
  expect(withToolVariants("```bash\nterragrunt plan\nterraform fmt\n```")).toContain(
    "\n\nIn place of `terraform`: with OpenTofu, `tofu`.",
  )
})

test("blocks in tabs for the tools have no sentence, also after tabs within them", () => {
  const inner = '::::tabs{group="iac-tool"}\n:::tab{label="A"}\n:::\n::::'
  const tabs = `:::::tabs{group="iac-tool"}\n${inner}\n\`\`\`sh\nterraform init\n\`\`\`\n:::::`
  expect(withToolVariants(tabs)).toBe(tabs)
})

test("blocks after tabs for the tools have a sentence", () => {
  const tabs = '::::tabs{group="iac-tool"}\n:::tab{label="A"}\n:::\n::::\n'
  expect(withToolVariants(`${tabs}\`\`\`sh\nterraform init\n\`\`\``)).toContain(sentence)
})
