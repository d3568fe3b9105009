import type { RuleSetRule } from "webpack"
import type { ContentLayout } from "../../content/layout"
import type { MdxContexts } from "./mdx-contexts"
import { compileMdx } from "./compile-mdx"
import { transformWith } from "./transform-with"

/**
 * The rules for MDX. What they compile is then transformed by the rule of Gatsby's plugin. webpack applies the loaders of later rules
 * first, and `dependencies` has to come before the compiler.
 */
export function mdxRules(
  layout: ContentLayout,
  { contextFor, follow }: Pick<MdxContexts, "contextFor" | "follow">,
): RuleSetRule[] {
  return [compileMdx(layout, contextFor), dependencies(follow)]
}

/** Makes compiled MDX depend on the addresses of pages and on the files that its text refers to. */
function dependencies(follow: MdxContexts["follow"]): RuleSetRule {
  return {
    enforce: "pre",
    test: /\.mdx?$/,
    use: [
      transformWith((source, context) => {
        follow(context)
        return source
      }),
    ],
  }
}
