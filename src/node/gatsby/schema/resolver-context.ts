import type { BodyParts } from "../../content/body-parts"
import type { CodeFile, CodeFiles } from "../../content/code-file"
import { createContentIndex, type ContentIndex, type IndexedPage } from "../../content/content-index"
import type { ValueRule } from "../../content/value-rules"
import type { VersionTable, VersionTables } from "../../content/version-table"
import type { Deployable } from "../../deployable/deployable-file"
import type { Term } from "../../glossary/glossary-file"
import { contentIndexId, deployableId, versionTableId } from "../nodes/create-settings-nodes"

/** The part of Gatsby's resolver context that is used here. */
export interface ResolverContext {
  nodeModel: {
    getNodeById(args: { id: string; type?: string }): unknown
    findAll(args: { type: string; query?: object }): Promise<{ entries: Iterable<unknown> }>
  }
}

let cached: { nodePages: readonly IndexedPage[]; index: ContentIndex } | undefined

/** The content index with its look-up tables; made anew when the node changed. */
export function contentIndex({ nodeModel }: ResolverContext): ContentIndex {
  const { pages } = nodeModel.getNodeById({ id: contentIndexId, type: "ContentIndex" }) as {
    pages: IndexedPage[]
  }
  if (cached?.nodePages !== pages) cached = { nodePages: pages, index: createContentIndex(pages, []) }
  return cached.index
}

/** What stands for values of the reader's own; changes of it make every page run anew. */
export function valueRules({ nodeModel }: ResolverContext): readonly ValueRule[] {
  const node = nodeModel.getNodeById({ id: contentIndexId, type: "ContentIndex" })
  return (node as { valueRules: ValueRule[] }).valueRules
}

/** The glossary; changes of it make every page run anew. */
export function glossary({ nodeModel }: ResolverContext): readonly Term[] {
  const node = nodeModel.getNodeById({ id: contentIndexId, type: "ContentIndex" })
  return (node as { terms: Term[] }).terms
}

/** What the bodies of pages name, as a page's query sees it. */
export function bodyParts(context: ResolverContext): BodyParts {
  return { versionTables: versionTables(context), codeFiles: codeFiles(context) }
}

/** The files that code fences name; changes of them make every page run anew. */
function codeFiles({ nodeModel }: ResolverContext): CodeFiles {
  const node = nodeModel.getNodeById({ id: contentIndexId, type: "ContentIndex" })
  const files = (node as { codeFiles: Record<string, CodeFile> }).codeFiles
  return { get: (key) => (Object.hasOwn(files, key) ? files[key] : undefined) }
}

/** The version tables as a page's query sees them: only those that it looks up make it run anew. */
function versionTables({ nodeModel }: ResolverContext): VersionTables {
  return {
    get(name) {
      const node = nodeModel.getNodeById({ id: versionTableId(name), type: "VersionTable" })
      return (node ?? undefined) as VersionTable | undefined // stored as it was read
    },
    keys: () => [],
  }
}

/** What stops releases today, as a page's query sees it; nothing where the tree does not say. */
export function deployable({ nodeModel }: ResolverContext): Pick<Deployable, "topics"> {
  const node = nodeModel.getNodeById({ id: deployableId, type: "Deployable" })
  return (node as Deployable | null) ?? { topics: [] } // stored as it was read
}
