import type { Program } from "estree"
import type { Nodes, Root } from "mdast"
import type {} from "remark-mdx"
import type { Plugin } from "unified"
import { visit } from "unist-util-visit"
import { mdxComponentNames } from "../../../shared/mdx-components"
import { didYouMean } from "../../../hcl/suggest"
import { freeNames, type FreeName } from "../mdx/free-names"
import { browserNames, globalNames } from "../mdx/global-names"
import { report } from "../report"
import { unknownComponent } from "./remark-check-components"
import { bodyNames } from "../mdx/body-names"

/** Reports free identifiers in an MDX body's code, which would stop the build. */
export const remarkCheckExpressions: Plugin<[], Root> = () => (tree, file) => {
  const declared = bodyNames(tree)
  visit(tree, (node) => {
    for (const { program, known, advice } of codeOf(node)) {
      const names = [...declared, ...known]
      const unknown = new Map<string, FreeName>()
      for (const use of freeNames(program))
        if (!isKnown(use, names) && !unknown.has(use.name)) unknown.set(use.name, use)
      for (const { name, element, line, column } of unknown.values()) {
        const problem = element
          ? unknownComponent(element, declared)
          : { message: `"${name}" is not defined.`, fix: fixOf(name, names, advice) }
        report(file, { rule: "mdx-syntax", line, column, ...problem })
      }
    }
  })
}

interface Code {
  program: Program
  /** Known names in addition to those of the body. */
  known: readonly string[]
  /** The fix for a name that is not similar to any other. */
  advice: string
}

/** The code of a node, without that of its children. */
function codeOf(node: Nodes): Code[] {
  const declareIt = "import it, or export a value of this name"
  const code = (program: Program | null | undefined, known: readonly string[], advice = `${declareIt}.`) =>
    program ? [{ program, known, advice }] : []
  switch (node.type) {
    case "mdxjsEsm":
      return code(node.data?.estree, [])
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return code(
        node.data?.estree,
        ["props"],
        `${declareIt}; where braces are meant as text, write \\{ and \\}.`,
      )
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return node.attributes.flatMap((attribute) => {
        if (attribute.type === "mdxJsxExpressionAttribute") return code(attribute.data?.estree, ["props"])
        const { value } = attribute
        return typeof value === "object" ? code(value?.data?.estree, ["props"]) : []
      })
    default:
      return []
  }
}

function fixOf(name: string, names: readonly string[], advice: string): string {
  return browserNames.has(name)
    ? "use it only in a function that is called in browsers: it does not exist where pages are rendered."
    : didYouMean(name, names, advice)
}

function isKnown({ name, element, isInFunction }: FreeName, names: readonly string[]): boolean {
  if (names.includes(name) || globalNames.has(name)) return true
  if (element) return mdxComponentNames.some((known) => known === name)
  return isInFunction && browserNames.has(name)
}
