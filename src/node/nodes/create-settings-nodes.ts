import path from "node:path"
import type { NodePluginArgs, SourceNodesArgs } from "gatsby"
import { loadConfig } from "../config/load-config"
import type { ContentDocument } from "../content/document"
import { contentLayout } from "../content/layout"
import { buildIndex, loadSettings } from "../content/load-content"
import { tagsInUse } from "../content/tags"
import { contextForFile, setContentIndex } from "../content/current-index"
import { renderMarkdown } from "../markdown"
import type { ArticleNode, DocPageNode } from "./types"

/** Types of the nodes that are made of all documents together. */
const derivedTypes = ["Tag", "Sidebar", "ContentIndex", "Announcement"]

/** Node id of the one `ContentIndex`. */
export const contentIndexId = "content-index"

/** Keeps the derived nodes of an earlier run: they are refreshed when pages are created, after all sourcing. */
export function keepDerivedNodes({ actions, getNodesByType }: SourceNodesArgs): void {
  for (const type of derivedTypes) for (const node of getNodesByType(type)) actions.touchNode(node)
}

/**
 * Makes the nodes that depend on all documents: tags, sidebars, the content index and the announcement.
 * Unchanged ones are left alone, so that a changed page re-renders no other.
 */
export async function createDerivedNodes(args: NodePluginArgs): Promise<void> {
  const { actions, createContentDigest, getNode, getNodesByType } = args
  const layout = contentLayout(loadConfig().environment.CONTENT_DIR)
  const settings = await loadSettings(layout)
  const documents: ContentDocument[] = [
    ...(getNodesByType("DocPage") as DocPageNode[]),
    ...(getNodesByType("Article") as ArticleNode[]),
  ]
    .map(({ document }) => document)
    .sort((a, b) => a.file.localeCompare(b.file))
  const { index } = buildIndex(layout, documents, settings)
  setContentIndex(index)

  const kept = new Set<string>()
  const put = async (type: string, id: string, fields: Record<string, unknown>) => {
    kept.add(id)
    const contentDigest = createContentDigest(fields)
    if (getNode(id)?.internal.contentDigest === contentDigest) return
    await actions.createNode({ ...fields, id, parent: null, children: [], internal: { type, contentDigest } })
  }

  for (const tag of settings.tags ?? tagsInUse(documents)) await put("Tag", `tag ${tag.slug}`, { ...tag })
  for (const sidebar of index.sidebars.values())
    await put("Sidebar", `sidebar ${sidebar.name}`, { ...sidebar })
  await put("ContentIndex", contentIndexId, { pages: index.pages })
  if (settings.announcement) {
    const { id: barId, content, ...rest } = settings.announcement
    const source = { file: "announcement.yml", format: "md", body: content, bodyLine: 1 } as const
    const html = await renderMarkdown(source, contextForFile(path.join(layout.root, source.file)))
    const inline = html.trim().replace(/^<p>(.*)<\/p>$/s, "$1")
    await put("Announcement", "announcement", { barId, html: inline, ...rest })
  }

  for (const type of derivedTypes)
    for (const node of getNodesByType(type)) if (!kept.has(node.id)) actions.deleteNode(node)
}
