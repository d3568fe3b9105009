import path from "node:path"
import { rehypePlugins, remarkPlugins } from "../../markdown/render-markdown"
import type { Dialect } from "../../markdown/types"
import type { MdxContexts } from "./mdx-contexts"

/** The options of @mdx-js/mdx for a content tree. */
export function mdxOptions(contextFor: MdxContexts["contextFor"], dialect?: Dialect) {
  return {
    providerImportSource: path.resolve("src/components/mdx/index.ts"),
    remarkPlugins: remarkPlugins(contextFor, dialect),
    rehypePlugins: rehypePlugins(contextFor),
  }
}
