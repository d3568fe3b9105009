import { expect, test } from "vitest"
import { plainArticleFacts } from "./article-facts"

const article = { number: 3, title: "A", kind: "how-to", answered: false } as const

test("the Markdown of an article has the facts that its page shows", () => {
  expect(plainArticleFacts({ frontMatter: article })).toBe("- **State:** Open\n- **Kind:** How-to")
  const frontMatter = {
    ...article,
    answered: true,
    checked: "2026-11-22",
    holds_for: "terraform-aws-eks below v2.0.0",
    answered_by: "terraform-aws-eks v2.0.0",
  }
  expect(plainArticleFacts({ frontMatter })).toBe(
    [
      "- **State:** Answered",
      "- **Kind:** How-to",
      "- **Checked on:** 2026-11-22",
      "- **Valid for:** terraform-aws-eks below v2.0.0",
      "- **Resolved in:** [terraform-aws-eks v2.0.0](https://github.com/gruntwork-io/terraform-aws-eks/releases/tag/v2.0.0)",
    ].join("\n"),
  )
})
