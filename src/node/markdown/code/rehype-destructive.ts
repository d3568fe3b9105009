import type { Root } from "hast"
import { toString } from "hast-util-to-string"
import type { Plugin } from "unified"
import { SKIP, visit } from "unist-util-visit"
import { element, hasClass } from "../html/hast"
import { lineElementsOf } from "./code-element"

/** Commands that remove resources, or manipulate the state. */
const commands: readonly { pattern: RegExp; caution: string }[] = [
  {
    pattern: /\bdestroy\b(?!.*\s--?help\b)|\bapply\b.*\s-destroy\b/,
    caution: "This command destroys resources. Read what it is going to remove before you confirm.",
  },
  {
    pattern: /\bstate\s+rm\b/,
    caution: "This command makes Terraform forget resources; they stay in AWS. Back up the state first.",
  },
  {
    pattern: /\bforce-unlock\b/,
    caution: "This command removes a lock on the state. Make sure that nobody else is applying.",
  },
]

/** A call of a tool, with its arguments up to a `;`, `&` or `|` that is not quoted. */
const call = /(?:^|[\s;&|(])(?:terraform|tofu|terragrunt)\s((?:"[^"]*"|'[^']*'|[^;&|])*)/g

/** Marks shell code with a destructive command, and adds a caution. Must run after `rehypeCodeBlocks`. */
export const rehypeDestructive: Plugin<[], Root> = () => (tree) => {
  visit(tree, "element", (node) => {
    if (node.tagName !== "figure" || !hasClass(node, "code-block")) return undefined
    const { dataLanguage } = node.properties
    if (dataLanguage !== "bash" && dataLanguage !== "shell-session") return SKIP
    const cautions = cautionsOf(
      lineElementsOf(node)
        .map((line) => toString(line))
        .join("\n"),
    )
    if (cautions.length === 0) return SKIP
    node.properties.dataDestructive = ""
    node.children.unshift(
      element(
        "div", // what follows a paragraph has a margin
        { className: ["code-caution"] },
        element("strong", {}, "Caution:"),
        ` ${cautions.join(" ")}`,
      ),
    )
    return SKIP
  })
}

/** The distinct cautions for a script. */
export function cautionsOf(code: string): string[] {
  const lines = code
    .replace(/\\\n/g, " ")
    .split("\n")
    .map((line) => line.replace(/(?:^|\s)#.*$/, ""))
  const calls = lines
    .flatMap((line) => [...line.matchAll(call)].map(([, args = ""]) => args))
    .filter((args) => !/^\s*plan\b/.test(args))
  return commands
    .filter(({ pattern }) => calls.some((args) => pattern.test(args)))
    .map(({ caution }) => caution)
}
