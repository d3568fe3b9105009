import { compile } from "@mdx-js/mdx"
import path from "node:path"
import type { RuleSetRule } from "webpack"
import { splitFrontMatter } from "../../content/front-matter/front-matter"
import { isSourceFile, type ContentLayout } from "../../content/layout"
import type { MdxContexts } from "../mdx-contexts"
import { mdxOptions } from "../mdx-options"
import { transformWith } from "./transform-with"

/**
 * Compiles the Markdown files that pages of a Docusaurus tree import from outside of its docs folders, such as
 * `@site/src/_part.mdx`. Gatsby's plugin compiles only files that have nodes, and leaves this code as it is.
 */
export function outsidePartials(layout: ContentLayout, contextFor: MdxContexts["contextFor"]): RuleSetRule {
  const options = {
    ...mdxOptions(contextFor, layout.docusaurus && "docusaurus"),
    format: "mdx",
    jsxRuntime: "automatic",
  } as const
  return {
    enforce: "pre",
    test: /\.mdx?$/,
    exclude: (file) => isSourceFile(layout, path.relative(layout.root, file).split(path.sep).join("/")),
    use: [
      transformWith(async (source, { resourcePath }) => {
        const { body, bodyLine } = splitFrontMatter(source)
        const value = "\n".repeat(bodyLine - 1) + body // errors name lines of the file
        return String(await compile({ path: resourcePath, value }, options))
      }),
    ],
  }
}
