import type { NodePluginArgs, SourceNodesArgs } from "gatsby"
import path from "node:path"
import type { Content } from "../../content/content"
import type { PageFacts } from "../../content/page-facts"
import { announcementBody } from "../../content/settings/announcement"
import { tagKey } from "../../content/settings/tags"
import { renderMarkdown } from "../../markdown/render-markdown"
import type { MdxContexts } from "../webpack/mdx-contexts"
import type { ContentOfNodes } from "./content-of-nodes"
import { documentNodeName, nodeFields, updateDraftNodes } from "./create-document-node"
import { deleteNodesWithoutFile } from "./file-nodes"
import { contentIndexId, deployableId, pageFactsId, sidebarId, tagId, versionTableId } from "./node-ids"
import type { DocPageNode } from "./types"

/** Types of nodes that are derived from all documents together. */
const derivedTypes = [
  "Tag",
  "Sidebar",
  "CategoryPage",
  "ContentIndex",
  "Announcement",
  "PageFacts",
  "VersionTable",
  "Deployable",
]

/** Prevents garbage collection of derived nodes from an earlier run: they are updated later, in `createPages`. */
export function keepDerivedNodes({ actions, getNodesByType }: SourceNodesArgs): void {
  for (const type of derivedTypes) for (const node of getNodesByType(type)) actions.touchNode(node)
  for (const page of generatedPages(getNodesByType)) actions.touchNode(page)
}

/** The pages that are generated from data, and have no source file. */
function generatedPages(getNodesByType: NodePluginArgs["getNodesByType"]): DocPageNode[] {
  return (getNodesByType("DocPage") as DocPageNode[]).filter(({ parent }) => parent === null)
}

/**
 * Updates the nodes that depend on all documents (tags, sidebars, the content index, facts about pages), and those from
 * single files (the announcement, the version tables, the generated pages), as far as a change of the content affects them.
 * Before that, deletes the nodes of files that are gone, and updates those of drafts.
 */
export async function createDerivedNodes(
  args: NodePluginArgs,
  site: ContentOfNodes,
  mdx: MdxContexts,
): Promise<void> {
  deleteNodesWithoutFile(args)
  await updateDraftNodes(args)
  const { isGlobal, changesFacts } = await site.update(args)
  const { content } = site
  mdx.setContent(content)
  const nodes = new DerivedNodes(args)
  await putIndex(nodes, content)
  if (changesFacts) await putPageFacts(nodes, site.pageFacts)
  if (!isGlobal) return
  await putGeneratedPages(nodes, content)
  await putSettings(nodes, content)
  await putAnnouncement(nodes, content, mdx)
  nodes.deleteOthers(derivedTypes)
}

/** Writes nodes, except unchanged ones: replacing a node makes all pages that read it run their queries again. */
class DerivedNodes {
  private readonly kept = new Set<string>()

  constructor(readonly args: NodePluginArgs) {}

  async put(type: string, id: string, fields: Record<string, unknown>): Promise<void> {
    const { actions, createContentDigest, getNode } = this.args
    this.kept.add(id)
    const contentDigest = createContentDigest(fields)
    if (getNode(id)?.internal.contentDigest === contentDigest) return
    await actions.createNode({ ...fields, id, parent: null, children: [], internal: { type, contentDigest } })
  }

  /** Deletes the nodes of the given types that `put` has not written. */
  deleteOthers(types: readonly string[]): void {
    const { actions, getNodesByType } = this.args
    const nodes = types.flatMap((type) =>
      type === "DocPage" ? generatedPages(getNodesByType) : getNodesByType(type),
    )
    for (const node of nodes) if (!this.kept.has(node.id)) actions.deleteNode(node)
  }
}

async function putIndex(nodes: DerivedNodes, content: Content): Promise<void> {
  const { index, valueRules, terms, codeFiles, partials, variables } = content
  await nodes.put("ContentIndex", contentIndexId, {
    pages: index.pages,
    valueRules,
    terms,
    codeFiles: Object.fromEntries(codeFiles),
    partials: Object.fromEntries(partials),
    ...(variables ? { variables } : {}),
  })
}

async function putGeneratedPages(nodes: DerivedNodes, { documents }: Content): Promise<void> {
  for (const document of documents) {
    if (document.generatedFrom === undefined) continue
    await nodes.put("DocPage", nodes.args.createNodeId(documentNodeName(document.file)), nodeFields(document))
  }
  nodes.deleteOthers(["DocPage"])
}

async function putSettings(nodes: DerivedNodes, content: Content): Promise<void> {
  for (const tag of content.tags) await nodes.put("Tag", tagId(tagKey(tag)), { ...tag })
  for (const sidebar of content.index.sidebars.values())
    await nodes.put("Sidebar", sidebarId(sidebar.name), { ...sidebar })
  for (const { id, slug, title, label, description, sidebar } of content.categoryPages)
    await nodes.put("CategoryPage", id, { slug, title, label, description, sidebarName: sidebar })
  for (const [name, table] of content.versionTables)
    await nodes.put("VersionTable", versionTableId(name), { ...table })
  if (content.deployable) await nodes.put("Deployable", deployableId, { ...content.deployable })
}

/**
 * Writes the facts about every page. A page without a node of its own would run its query again after a change of the facts
 * about any other page: Gatsby cannot make a query depend on a node that is missing.
 */
async function putPageFacts(nodes: DerivedNodes, facts: ReadonlyMap<string, PageFacts>): Promise<void> {
  for (const [file, known] of facts) await nodes.put("PageFacts", pageFactsId(file), { ...known })
}

async function putAnnouncement(
  nodes: DerivedNodes,
  { announcement, layout }: Content,
  mdx: MdxContexts,
): Promise<void> {
  if (!announcement) return
  const { id: barId, content, ...rest } = announcement
  const source = announcementBody({ content })
  const html = await renderMarkdown(source, mdx.contextFor(path.join(layout.root, source.file)))
  const inline = html.trim().replace(/^<p>((?:(?!<p>).)*)<\/p>$/s, "$1")
  await nodes.put("Announcement", "announcement", { barId, html: inline, ...rest })
}
