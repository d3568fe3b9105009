import { compile } from "@mdx-js/mdx"
import type { Configuration, RuleSetRule, RuleSetUseItem } from "webpack"
import { splitFrontMatter } from "../../content/front-matter/front-matter"
import type { ContentLayout } from "../../content/layout"
import { isMdxSyntaxError } from "../../markdown/mdx/mdx-syntax-fault"
import { isBuild } from "../is-build"
import type { MdxContexts } from "./mdx-contexts"
import { mdxOptions } from "./mdx-options"
import { transformWith } from "./transform-with"

/** What a preview shows in place of a text that is not valid MDX. The content checks report the mistake. */
const faultyText = "This text is not valid MDX. The list of problems says where."

/** Compiles the Markdown files of pages, and those that they import. A text that is not valid MDX ends a build. */
export function compileMdx(layout: ContentLayout, contextFor: MdxContexts["contextFor"]): RuleSetRule {
  const options = {
    ...mdxOptions(contextFor, layout.docusaurus && "docusaurus"),
    format: "mdx",
    jsxRuntime: "automatic",
  } as const
  return {
    enforce: "pre",
    test: /\.mdx?$/,
    use: [
      transformWith(async (source, { resourcePath: path }) => {
        const { body, bodyLine } = splitFrontMatter(source)
        const value = "\n".repeat(bodyLine - 1) + body // errors name lines of the file
        try {
          return String(await compile({ path, value }, options))
        } catch (error) {
          if (isBuild() || !isMdxSyntaxError(error)) throw error
          return String(await compile({ path, value: faultyText }, options))
        }
      }),
    ],
  }
}

/**
 * Removes the compiler of Gatsby's plugin for MDX, which does not compile the file that webpack has read, but the plugin's node of it. While
 * files change, a node can be older, or missing; then the plugin would pass the source on as JavaScript.
 */
export function withoutPluginCompiler(rules: NonNullable<Configuration["module"]>["rules"]): void {
  for (const rule of rules ?? []) {
    if (typeof rule !== "object" || !(rule?.test instanceof RegExp) || !rule.test.test("a.mdx")) continue
    if (typeof rule.use !== "function") continue
    const loaders = rule.use as (module: object) => RuleSetUseItem[] // of the plugin
    rule.use = (module: object) => loaders(module).filter((item) => !isPluginCompiler(item))
  }
}

function isPluginCompiler(item: RuleSetUseItem): boolean {
  return typeof item === "object" && /[\\/]gatsby-mdx-loader$/.test(item.loader ?? "")
}
