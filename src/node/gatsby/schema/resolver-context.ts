import type { BodyParts } from "../../content/body-parts"
import type { CodeFile } from "../../content/code-file"
import { createContentIndex, type ContentIndex, type IndexedPage } from "../../content/content-index"
import type { ValueRule } from "../../content/value-rules"
import type { Variables } from "../../content/variables"
import type { VersionTable, VersionTables } from "../../content/version-table"
import type { Deployable } from "../../deployable/deployable-file"
import type { Term } from "../../glossary/glossary-file"
import { contentIndexId, deployableId, versionTableId } from "../nodes/create-derived-nodes"

/** The context of resolvers: the part of Gatsby's that is used here, and this site's own. */
export interface ResolverContext {
  /** Waits for what has been computed of a page or a `.tf` file, by its path from the content directory. */
  resultsOf(file: string): Promise<void>
  nodeModel: {
    getNodeById(args: { id: string; type?: string }): unknown
    findAll(args: { type: string; query?: object }): Promise<{ entries: Iterable<unknown> }>
  }
}

let cached: { nodePages: readonly IndexedPage[]; index: ContentIndex } | undefined

/** The content index with its lookup tables, cached until the node changes. */
export function contentIndex({ nodeModel }: ResolverContext): ContentIndex {
  const { pages } = nodeModel.getNodeById({ id: contentIndexId, type: "ContentIndex" }) as {
    pages: IndexedPage[]
  }
  if (cached?.nodePages !== pages) cached = { nodePages: pages, index: createContentIndex(pages, []) }
  return cached.index
}

/** The placeholders for the reader's own values. A change makes all pages run their queries again. */
export function valueRules({ nodeModel }: ResolverContext): readonly ValueRule[] {
  const node = nodeModel.getNodeById({ id: contentIndexId, type: "ContentIndex" })
  return (node as { valueRules: ValueRule[] }).valueRules
}

/** The glossary. A change makes all pages run their queries again. */
export function glossary({ nodeModel }: ResolverContext): readonly Term[] {
  const node = nodeModel.getNodeById({ id: contentIndexId, type: "ContentIndex" })
  return (node as { terms: Term[] }).terms
}

/** The data that bodies of pages refer to, as dependencies of the page's query. */
export function bodyParts(context: ResolverContext): BodyParts {
  // Changes of this node make every page run anew.
  const node = context.nodeModel.getNodeById({ id: contentIndexId, type: "ContentIndex" })
  const { codeFiles = {}, variables } = (node ?? {}) as {
    codeFiles?: Record<string, CodeFile>
    variables?: Variables
  }
  return {
    versionTables: versionTables(context),
    codeFiles: { get: (key) => (Object.hasOwn(codeFiles, key) ? codeFiles[key] : undefined) },
    variables,
  }
}

/** The version tables. A page's query depends only on the tables that it looks up. */
function versionTables({ nodeModel }: ResolverContext): VersionTables {
  return {
    get(name) {
      const node = nodeModel.getNodeById({ id: versionTableId(name), type: "VersionTable" })
      return (node ?? undefined) as VersionTable | undefined // node fields are those of the type
    },
    keys: () => [],
  }
}

/** The reasons why releases no longer deploy, as a dependency of the page's query; empty if the tree has no such data. */
export function deployable({ nodeModel }: ResolverContext): Pick<Deployable, "topics"> {
  const node = nodeModel.getNodeById({ id: deployableId, type: "Deployable" })
  return (node as Deployable | null) ?? { topics: [] } // node fields are those of the type
}
