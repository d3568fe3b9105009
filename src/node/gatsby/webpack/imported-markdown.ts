import { compile } from "@mdx-js/mdx"
import type { RuleSetRule } from "webpack"
import { splitFrontMatter } from "../../content/front-matter/front-matter"
import { isSourceFile, mdxEndings, type ContentLayout } from "../../content/layout"
import type { MdxContexts } from "./mdx-contexts"
import { mdxOptions } from "./mdx-options"
import { transformWith } from "./transform-with"
import { relativePath } from "../../content/files/relative-path"

/**
 * Compiles the Markdown files that pages import and that have no node of Gatsby's plugin, which compiles only those that have one
 * and leaves this code as it is: of a Docusaurus project, files outside of its docs folders such as `@site/src/_part.mdx`; of other
 * trees, `.md` files.
 */
export function importedMarkdown(layout: ContentLayout, contextFor: MdxContexts["contextFor"]): RuleSetRule {
  const options = {
    ...mdxOptions(contextFor, layout.docusaurus && "docusaurus"),
    format: "mdx",
    jsxRuntime: "automatic",
  } as const
  return {
    enforce: "pre",
    test: /\.mdx?$/,
    exclude: (file) => hasMdxNode(layout, relativePath(layout.root, file)),
    use: [
      transformWith(async (source, { resourcePath }) => {
        const { body, bodyLine } = splitFrontMatter(source)
        const value = "\n".repeat(bodyLine - 1) + body // errors name lines of the file
        return String(await compile({ path: resourcePath, value }, options))
      }),
    ],
  }
}

function hasMdxNode(layout: ContentLayout, file: string): boolean {
  return isSourceFile(layout, file) && mdxEndings(layout).some((ending) => file.endsWith(ending))
}
