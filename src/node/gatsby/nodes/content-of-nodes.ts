import type { NodePluginArgs } from "gatsby"
import type { FileSystemNode } from "gatsby-source-filesystem"
import { configuredLayout } from "../../config/configured-layout"
import type { Content } from "../../content/content"
import { ContentStore, type Affected, type ContentChange } from "../../content/content-store"
import type { ContentDocument, ParsedDocument } from "../../content/document"
import { lastCommitDates } from "../../content/files/last-updated"
import { isPageFile } from "../../content/layout"
import { pageFacts, type PageFacts } from "../../content/page-facts"
import { startOfFile } from "../../content/yaml/read-yaml"
import { absolutePathOf, contentPath } from "./content-paths"
import { pageNodes } from "./page-nodes"

/** What a change of nodes affects. */
interface AffectedByNodes extends Affected {
  /** Whether the facts about pages can differ. */
  changesFacts: boolean
}

/**
 * Keeps the content up to date with Gatsby's nodes. A page's node contains its parsed document. When the node of another file
 * changes, the settings are read from disk again.
 */
export class ContentOfNodes {
  private store: ContentStore | undefined
  /** Digests of the nodes at the last update, by the path of their file from the content directory. */
  private seen: ReadonlyMap<string, string> = new Map()

  /** Ids of the nodes of files that are not pages, such as images, by path from the content directory. */
  private fileIds: ReadonlyMap<string, string> = new Map()
  private dates: ReadonlyMap<string, string> | undefined
  private facts: ReadonlyMap<string, PageFacts> | undefined

  /** @throws before the first update */
  get content(): Content {
    if (!this.store) throw new Error("The content is known once the pages are created.")
    return this.store.content
  }

  /** What is known about each page, by the path of its file from the content directory. A preview does not notice later commits. */
  get pageFacts(): ReadonlyMap<string, PageFacts> {
    const dates = (this.dates ??= lastCommitDates(configuredLayout().root))
    return (this.facts ??= pageFacts(this.content, (file) => dates.get(absolutePathOf(file))))
  }

  /** Brings the content up to date with the nodes. */
  async update(args: Pick<NodePluginArgs, "getNodesByType">): Promise<AffectedByNodes> {
    this.store ??= new ContentStore(configuredLayout(), true) // a build has no nodes of drafts
    const { files, isGlobal } = await this.store.apply(this.changeOf(args))
    const { layout } = this.content
    const changesFacts = isGlobal || files.some((file) => layout.classify(file).kind === "article")
    if (changesFacts) this.facts = undefined
    return { files, isGlobal, changesFacts }
  }

  /**
   * Id of the node of a file that is not a page; `undefined` for one outside of the content.
   * @param file absolute path
   */
  readonly fileIdOf = (file: string): string | undefined =>
    this.fileIds.get(contentPath(configuredLayout(), { absolutePath: file }))

  private changeOf({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">): ContentChange {
    const layout = configuredLayout()
    const now = new Map<string, string>()
    const fileIds = new Map<string, string>()
    const pages = new Map<string, ParsedDocument | undefined>()
    // The sidebars of a Docusaurus project, and the modules that they import, have no nodes.
    let others = layout.docusaurus !== undefined
    const isNew = (file: string, digest: string) => {
      now.set(file, digest)
      return this.seen.get(file) !== digest
    }
    for (const { parent, document, internal } of pageNodes({ getNodesByType }))
      if (parent !== null && isNew(document.file, internal.contentDigest))
        pages.set(document.file, withoutProblems(document))
    for (const node of getNodesByType("File") as FileSystemNode[]) {
      if (node.sourceInstanceName !== "content") continue
      const file = contentPath(layout, node)
      if (isPageFile(layout, file)) continue
      fileIds.set(file, node.id)
      if (isNew(file, node.internal.contentDigest)) others = true
    }
    for (const file of this.seen.keys()) {
      if (now.has(file)) continue
      if (isPageFile(layout, file)) pages.set(file, undefined)
      else others = true
    }
    this.seen = now
    this.fileIds = fileIds
    return { pages, others }
  }
}

/** The content thread reports the problems of pages. */
function withoutProblems(document: ContentDocument): ParsedDocument {
  return { document, problems: [], isUnreadable: false, positionOf: startOfFile }
}
