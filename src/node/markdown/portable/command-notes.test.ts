import { expect, test } from "vitest"
import { noParts } from "../body-parts"
import { plainMarkdown } from "../plain-markdown"
import { readBody } from "../read-markdown"

const plain = (body: string, format: "md" | "mdx" = "md") =>
  plainMarkdown(readBody({ file: `docs/a.${format}`, format, body, bodyLine: 1 }, noParts), (url) => url)

const sentence = "In place of `terraform`: with OpenTofu, `tofu`; with Terragrunt, `terragrunt`."
const caution =
  "**Caution:** This command destroys resources. Read what it is going to remove before you confirm."

test("a block of commands is followed by the variants for the other tools", () => {
  expect(plain("A\n\n```bash\nterraform init\n```\n\nB")).toBe(
    `A\n\n\`\`\`bash\nterraform init\n\`\`\`\n\n${sentence}\n\nB`,
  )
})

test.each([
  ["1. A\n\n   ```bash\n   terraform plan\n   ```", "   "],
  ["- A\n  ```bash\n  terraform plan\n  ```", "  "],
  ["> ```bash\n> terraform plan\n> ```", "> "],
])("the sentence is in the item or quotation of its block: %j", (block, indent) => {
  const [written] = plain(`${block}\n\nB`).split("\n\nB")
  expect(written?.endsWith(`\`\`\`\n${indent.trimEnd()}\n${indent}${sentence}`)).toBe(true)
})

test.each(["bash", "sh-session", "Console", "zsh"])(
  "a session in a block of %s is read like on the page",
  (language) => {
    const session = `\`\`\`${language}\n$ terraform plan\ntofu\n\`\`\``
    expect(plain(session)).toBe(`${session}\n\n${sentence}`)
  },
)

test("in a block with Terragrunt's own commands, the sentence is about Terraform and OpenTofu", () => {
  expect(plain("```bash\nterragrunt plan\nterraform fmt\n```")).toMatch(
    /\n\nIn place of `terraform`: with OpenTofu, `tofu`\./,
  )
})

test.each(["```hcl\nterraform init\n```", "```bash\nls\n```", "```bash\nterraform init\ntofu init\n```"])(
  "%j has no sentence",
  (markdown) => expect(plain(markdown)).toBe(markdown),
)

test.each([
  ['::::tabs{group="iac-tool"}\n:::tab{label="A"}\n```bash\nterraform init\n```\n:::\n::::', "md"],
  [
    '<Tabs groupId="iac-tool">\n<TabItem value="A">\n\n```bash\nterraform init\n```\n\n</TabItem>\n</Tabs>',
    "mdx",
  ],
] as const)(
  "blocks in tabs for the tools have no sentence, and blocks after them have one: %j",
  (tabs, format) => {
    expect(plain(`${tabs}\n\n\`\`\`sh\nterraform plan\n\`\`\``, format)).toBe(
      `**A**\n\n\`\`\`bash\nterraform init\n\`\`\`\n\n\`\`\`sh\nterraform plan\n\`\`\`\n\n${sentence}`,
    )
  },
)

test("blocks in other tabs have a sentence", () => {
  const tabs = ':::::tabs{group="os"}\n:::tab{label="A"}\n```bash\nterraform init\n```\n:::\n:::::'
  expect(plain(tabs)).toContain(sentence)
})

test("a destructive command has its caution above the block and its title, also in tabs for the tools", () => {
  expect(plain('```bash title="undeploy.sh"\nterragrunt destroy\n```')).toBe(
    `${caution}\n\n\`undeploy.sh\`\n\n\`\`\`bash\nterragrunt destroy\n\`\`\``,
  )
  expect(plain("```console\n$ tofu destroy\n```")).toMatch(/^\*\*Caution:\*\* This command destroys/)
  const tabs = '::::tabs{group="iac-tool"}\n:::tab{label="A"}\n```bash\nterraform destroy\n```\n:::\n::::'
  expect(plain(tabs)).toBe(`**A**\n\n${caution}\n\n\`\`\`bash\nterraform destroy\n\`\`\``)
  expect(plain("```text\nterraform destroy\n```")).not.toContain("Caution")
})
