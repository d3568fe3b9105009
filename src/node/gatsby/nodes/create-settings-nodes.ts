import path from "node:path"
import type { NodePluginArgs, SourceNodesArgs } from "gatsby"
import { withoutTrailingSlash } from "../../../shared/paths"
import { configuredLayout } from "../../config/configured-layout"
import { otherBodies, readCodeFiles } from "../../content/code-file"
import { parseDocument, type ContentDocument } from "../../content/document"
import { generatedFiles } from "../../content/generated-files"
import { buildIndex } from "../../content/build-index"
import { loadSettings } from "../../content/load-settings"
import { listContentFiles } from "../../content/list-files"
import type { MdxContexts } from "../mdx-contexts"
import { nodeFields } from "./create-document-node"
import { articlesAbout } from "../../knowledge-base/articles-about"
import { questionOf } from "../../knowledge-base/question"
import { relatedArticles } from "../../knowledge-base/related-articles"
import { renderMarkdown } from "../../markdown/render-markdown"
import type { ArticleNode, DocPageNode } from "./types"

/** Types of nodes that are derived from all documents together. */
const derivedTypes = [
  "Tag",
  "Sidebar",
  "CategoryPage",
  "ContentIndex",
  "Announcement",
  "RelatedArticles",
  "VersionTable",
  "Deployable",
]

/** Node id of the `Deployable` data. */
export const deployableId = "deployable"

/** Node id of the only `ContentIndex`. */
export const contentIndexId = "content-index"

/** Node id of an article's `RelatedArticles`. */
export function relatedArticlesId(number: number): string {
  return `related ${number}`
}

/** Node id of the `RelatedArticles` of a page that is not an article. */
export function articlesAboutId(slug: string): string {
  return `articles about ${withoutTrailingSlash(slug)}`
}

/** Node id of the `VersionTable` with a name. */
export function versionTableId(name: string): string {
  return `version-table ${name}`
}

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
 * Creates the nodes that depend on all documents (tags, sidebars, the content index, related articles), and those from
 * single files (the announcement, the version tables, the generated pages). Unchanged nodes are not created again, so that
 * a changed page does not make others run their queries again.
 */
export async function createDerivedNodes(args: NodePluginArgs, mdx: MdxContexts): Promise<void> {
  const { actions, createContentDigest, createNodeId, getNode, getNodesByType } = args
  const layout = configuredLayout()
  const settings = await loadSettings(layout)
  const kept = new Set<string>()
  const put = async (type: string, id: string, fields: Record<string, unknown>) => {
    kept.add(id)
    const contentDigest = createContentDigest(fields)
    if (getNode(id)?.internal.contentDigest === contentDigest) return
    await actions.createNode({ ...fields, id, parent: null, children: [], internal: { type, contentDigest } })
  }

  for (const { file, text, source } of generatedFiles(layout, settings)) {
    const { document } = parseDocument(layout, file, text, source)
    if (document) await put("DocPage", createNodeId(`document ${file}`), nodeFields(document))
  }
  for (const page of generatedPages(getNodesByType)) if (!kept.has(page.id)) actions.deleteNode(page)

  const articles = getNodesByType("Article") as ArticleNode[]
  const documents: ContentDocument[] = [...(getNodesByType("DocPage") as DocPageNode[]), ...articles]
    .map(({ document }) => document)
    .sort((a, b) => a.file.localeCompare(b.file))
  const { index, categoryPages, tags } = buildIndex(layout, documents, settings)
  const others = otherBodies(layout, listContentFiles(layout).files)
  const codeFiles = readCodeFiles(layout, [...documents, ...others])
  mdx.setContent(index, { ...settings, codeFiles })

  for (const tag of tags) await put("Tag", `tag ${tag.slug}`, { ...tag })
  for (const sidebar of index.sidebars.values())
    await put("Sidebar", `sidebar ${sidebar.name}`, { ...sidebar })
  for (const { id, slug, title, label, description, sidebar } of categoryPages)
    await put("CategoryPage", id, { slug, title, label, description, sidebarName: sidebar })
  await put("ContentIndex", contentIndexId, {
    pages: index.pages,
    valueRules: settings.valueRules,
    terms: settings.terms,
    codeFiles: Object.fromEntries(codeFiles),
    ...(settings.variables ? { variables: settings.variables } : {}),
  })
  for (const [name, table] of settings.versionTables)
    await put("VersionTable", versionTableId(name), { ...table })
  if (settings.deployable) await put("Deployable", deployableId, { ...settings.deployable })
  for (const [number, numbers] of nearestArticles(articles))
    await put("RelatedArticles", relatedArticlesId(number), { numbers })
  const bodies = articles.map(({ number, slug, document }) => ({ number, slug, body: document.body }))
  const about = articlesAbout(bodies)
  for (const { kind, slug } of index.pages) {
    const numbers = about.get(withoutTrailingSlash(slug))
    if (numbers && (kind === "doc" || kind === "service"))
      await put("RelatedArticles", articlesAboutId(slug), { numbers })
  }
  if (settings.announcement) {
    const { id: barId, content, ...rest } = settings.announcement
    const source = { file: "announcement.yml", format: "md", body: content, bodyLine: 1 } as const
    const html = await renderMarkdown(source, mdx.contextFor(path.join(layout.root, source.file)))
    const inline = html.trim().replace(/^<p>(.*)<\/p>$/s, "$1")
    await put("Announcement", "announcement", { barId, html: inline, ...rest })
  }

  for (const type of derivedTypes)
    for (const node of getNodesByType(type)) if (!kept.has(node.id)) actions.deleteNode(node)
}

/** Related articles of each article that does not define any itself. */
function nearestArticles(articles: readonly ArticleNode[]): ReadonlyMap<number, number[]> {
  const wanted = articles.filter(({ document }) => document.frontMatter.related === undefined)
  return relatedArticles(
    articles.map(({ document }) => questionOf(document)),
    new Set(wanted.map(({ number }) => number)),
  )
}
