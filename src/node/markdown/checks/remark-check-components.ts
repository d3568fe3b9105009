import type { Root } from "mdast"
import type {} from "remark-mdx"
import type { Plugin } from "unified"
import { visit } from "unist-util-visit"
import { mdxComponentNames } from "../../../shared/mdx-components"
import { didYouMean } from "../../../hcl/suggest"
import { bodyNames } from "../mdx/body-names"
import { isJsx } from "../mdx/jsx-attributes"
import { positionOf, report } from "../report"

/** Reports components that an MDX body neither imports nor defines, and that the site does not provide. */
export const remarkCheckComponents: Plugin<[], Root> = () => (tree, file) => {
  const declared = bodyNames(tree)
  const known = ["props", ...mdxComponentNames, ...declared]
  visit(tree, (node) => {
    if (!isJsx(node)) return
    const [name = "", ...properties] = (node.name ?? "").split(".")
    if ((/^[A-Z]/.test(name) || properties.length > 0) && !known.includes(name))
      report(file, {
        rule: "mdx-syntax",
        ...positionOf(node),
        ...unknownComponent(node.name ?? "", declared),
      })
  })
}

/**
 * The message for an unknown component.
 * @param declared names that the body imports or declares
 */
export function unknownComponent(name: string, declared: readonly string[]) {
  const [first = ""] = name.split(".")
  const advice = `import it, or use one of ${mdxComponentNames.join(", ")}.`
  return {
    message: `The component <${name}> is not imported.`,
    fix: didYouMean(first, [...mdxComponentNames, ...declared], advice),
  }
}
