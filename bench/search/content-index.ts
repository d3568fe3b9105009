import { shortType } from "../../src/hcl/short-type"
import { readResults, writeResults } from "../../src/node/cache/result-cache"
import type { Content } from "../../src/node/content/content"
import { isOfKind, type ContentDocument } from "../../src/node/content/document"
import type { SearchablePages } from "../../src/node/gatsby/search/searchable-pages"
import { outlineOf } from "../../src/node/markdown/read-markdown"
import { attributeRows } from "../../src/node/reference/attribute-rows"
import { loadModules, type LoadedModules } from "../../src/node/reference/load-modules"
import { newestChanges, type NewestModule } from "../../src/node/reference/newest-module"
import type { Module, ModuleInput } from "../../src/node/reference/parse-module"

type DocPage = SearchablePages["allDocPage"]["nodes"][number]
type Article = SearchablePages["allArticle"]["nodes"][number]

/** The result of the build's query for the search index, computed from the content without a build. */
export async function readSearchablePages(content: Content): Promise<SearchablePages> {
  await readResults()
  const modules = await loadModules(content.layout)
  const articles: [number, Article][] = []
  const docs: DocPage[] = []
  for (const document of content.documents) {
    if (isOfKind(document, "article")) articles.push([document.frontMatter.number, pageOf(document, content)])
    else docs.push(docPageOf(document, content, modules))
  }
  await writeResults()
  return {
    allDocPage: { nodes: docs.sort((a, b) => (a.slug < b.slug ? -1 : 1)) },
    allArticle: { nodes: articles.sort(([a], [b]) => a - b).map(([, article]) => article) },
  }
}

function pageOf(document: ContentDocument, content: Content): Article {
  const { excerpt, sections } = outlineOf(document, content)
  return {
    kind: isOfKind(document, "article") ? document.frontMatter.kind : document.kind,
    slug: document.slug,
    title: document.title,
    description: document.description ?? (excerpt || document.title),
    appliesTo: document.frontMatter.applies_to ?? null,
    tags: content.tags.filter(({ slug }) => document.tags.includes(slug)).map(({ label }) => ({ label })),
    sections: sections.map(({ heading = null, text, messages = null, onlyLinks = null }) => ({
      heading,
      text,
      messages,
      onlyLinks,
    })),
  }
}

function docPageOf(document: ContentDocument, content: Content, { modules, newest }: LoadedModules): DocPage {
  const module = modules.get(document.id)
  const next = newest.get(document.id)
  return {
    ...pageOf(document, content),
    unlisted: document.isUnlisted,
    label: document.frontMatter.sidebar_label ?? document.title,
    keywords: [document.frontMatter.keywords ?? []].flat(),
    module: document.frontMatter.module ?? null,
    inputs: (module?.inputs ?? []).map(inputOf),
    outputs: (module?.outputs ?? []).map(({ name, description }) => ({ name, descriptionText: description })),
    newest: module && next ? newestOf(module, next) : null,
  }
}

function newestOf(module: Module, newest: NewestModule): DocPage["newest"] {
  const { release, added, addedOutputs } = newestChanges(module, newest)
  return { release, added: added.map(inputOf), addedOutputs }
}

function inputOf(input: ModuleInput): DocPage["inputs"][number] {
  return {
    name: input.name,
    type: shortType(input.type),
    default: input.default ?? null,
    descriptionText: input.description,
    attributes: attributeRows(input.type).map((row) => ({
      path: row.path,
      type: row.shortType,
      descriptionText: row.description,
    })),
  }
}
