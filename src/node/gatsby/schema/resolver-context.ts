import { ownValue } from "../../../shared/own-value"
import type { BodyParts } from "../../markdown/body-parts"
import type { ContentIndex, IndexedPage } from "../../content/content-index"
import type { PageFacts } from "../../content/page-facts"
import type { CodeFile } from "../../content/files/code-file"
import type { ValueRule } from "../../content/settings/value-rules"
import type { Variables } from "../../content/settings/variables"
import type { VersionTable, VersionTables } from "../../content/settings/version-table"
import type { Deployable } from "../../deployable/deployable-file"
import type { Term } from "../../glossary/glossary-file"
import type { MarkdownSource } from "../../markdown/types"
import { contentIndexId, deployableId, pageFactsId, versionTableId } from "../nodes/node-ids"
import type { ResolverCache } from "./resolver-cache"

/** The context of resolvers: the part of Gatsby's that is used here, and this site's own. */
export interface ResolverContext {
  /** The cache that all queries of a schema share. */
  cache: ResolverCache
  /**
   * Waits until the results of a page or a `.tf` file, given by its path from the content directory, are in
   * the cache.
   */
  resultsOf(file: string): Promise<void>
  /** The id of a content file's node, given by its absolute path. */
  fileIdOf(file: string): string | undefined
  /** Path the site is served below; empty at the root of a host. */
  pathPrefix: string
  nodeModel: {
    /** `connectionType` makes the query run again after a change of any node of a type. */
    getNodeById(args: { id: string; type?: string }, pageDependencies?: { connectionType: string }): unknown
    findAll(args: { type: string; query?: object }): Promise<{ entries: Iterable<unknown> }>
  }
}

/**
 * A node that need not exist; `null` if it does not. Gatsby cannot make a query depend on a missing node: the query then runs
 * again after a change of any node of the type.
 */
export function findNode({ nodeModel }: ResolverContext, type: string, id: string): unknown {
  return nodeModel.getNodeById({ id, type }) ?? nodeModel.getNodeById({ id, type }, { connectionType: type })
}

/** The nodes of a type that match a filter. */
export async function findNodes<Found>(
  { nodeModel }: { nodeModel: Pick<ResolverContext["nodeModel"], "findAll"> },
  type: string,
  filter: object,
): Promise<Found[]> {
  const { entries } = await nodeModel.findAll({ type, query: { filter } })
  return [...entries] as Found[] // nodes of the type have these fields
}

/** The fields of the `ContentIndex` node, which has the data of the whole content that resolvers need. */
interface StoredIndex {
  pages: readonly IndexedPage[]
  valueRules: readonly ValueRule[]
  terms: readonly Term[]
  codeFiles: Readonly<Record<string, CodeFile>>
  partials: Readonly<Record<string, MarkdownSource>>
  variables?: Variables
}

/** The data of the whole content. Its node exists before any query runs. A change of it makes all pages that read it run their queries again. */
export function storedIndex({ nodeModel }: ResolverContext): StoredIndex {
  return nodeModel.getNodeById({ id: contentIndexId, type: "ContentIndex" }) as StoredIndex // `createDerivedNodes` wrote it
}

/** The content index with its lookup tables. */
export function contentIndex(context: ResolverContext): ContentIndex {
  return context.cache.contentIndex(storedIndex(context).pages)
}

/** The data that bodies of pages refer to. */
export function bodyParts(context: ResolverContext): BodyParts {
  const { codeFiles, partials, variables } = storedIndex(context)
  return {
    versionTables: versionTables(context),
    codeFiles: { get: (key) => ownValue(codeFiles, key) },
    partials: { get: (key) => ownValue(partials, key) },
    variables,
  }
}

/** The version tables. A page's query depends only on the tables that it looks up. */
function versionTables(context: ResolverContext): VersionTables {
  return {
    get(name) {
      const node = findNode(context, "VersionTable", versionTableId(name))
      return (node ?? undefined) as VersionTable | undefined // node fields are those of the type
    },
    keys: () => [],
  }
}

/** The reasons why releases no longer deploy, as a dependency of the page's query; empty if the tree has no such data. */
export function deployable(context: ResolverContext): Pick<Deployable, "topics"> {
  const node = findNode(context, "Deployable", deployableId)
  return (node as Deployable | null) ?? { topics: [] } // node fields are those of the type
}

/** What is known about a page from elsewhere, given by the path of its file from the content directory. */
export function pageFacts(file: string, context: ResolverContext): PageFacts {
  const node = findNode(context, "PageFacts", pageFactsId(file))
  return (node as PageFacts | null) ?? { relatedNumbers: [] } // node fields are those of the type
}
