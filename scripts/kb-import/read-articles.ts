import { readFile } from "node:fs/promises"
import path from "node:path"
import { parseFrontMatter, splitFrontMatter } from "../../src/node/content/front-matter/front-matter"
import type { ContentLayout } from "../../src/node/content/layout"
import { articleFrontMatterSchema } from "../../src/node/content/page-kinds/article"
import { listPageFiles } from "../../src/node/content/read-tree"

/** An existing article. */
export interface ExistingArticle {
  /** Path from the content directory. */
  file: string
  text: string
  /** From its front matter; absent if that is invalid. */
  number?: number
  /** Address of the discussion it was imported from; absent for one that was written by hand. */
  importedFrom?: string
}

/** Reads every article of a content tree. */
export async function readArticles(layout: ContentLayout): Promise<ExistingArticle[]> {
  const files = listPageFiles(layout).filter((file) => layout.classify(file).kind === "article")
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(layout.root, file), "utf8")
      // The content checks report problems; a file that cannot be parsed is not changed.
      const { number, imported } =
        parseFrontMatter(articleFrontMatterSchema, file, splitFrontMatter(text).yaml).data ?? {}
      return {
        file,
        text,
        ...(number === undefined ? {} : { number }),
        ...(imported ? { importedFrom: imported.url } : {}),
      }
    }),
  )
}
