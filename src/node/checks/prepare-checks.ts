import type { SiteConfig } from "../../shared/site-config"
import type { Content } from "../content/content"
import type { IndexedPage } from "../content/content-index"
import type { ContentDocument } from "../content/document"
import { guideFactParts } from "../content/render/guide-facts"
import { resolveLink } from "../content/routes/resolve-link"
import type { Outline } from "../markdown/types"
import { linkedAddresses } from "../navigation/resolve-sidebars"
import type { LoadedModules, ModuleLinks } from "../reference/load-modules"
import { referenceAnchors } from "../reference/reference-anchors"
import { settingsLinks } from "./links/settings-links"
import { partialsOf, readImportedFiles, type ImportedFiles } from "./mdx/read-imported-files"
import {
  isRead,
  toCheckedPage,
  type CheckedFile,
  type CheckedPage,
  type CheckedPartial,
  type PageAnchors,
} from "./page"

/** A page with what the checks of links and texts read in an outline. */
interface FrontMatterPage extends Pick<CheckedPage, "document"> {
  outline: Pick<Outline, "links" | "messages">
}

/** The data of a content tree that several checks need. */
interface CheckInput {
  pages: readonly CheckedPage[]
  partials: readonly CheckedPartial[]
  /** The pages and the partials. */
  files: readonly CheckedFile[]
  /**
   * For each page, an outline with only the links and problems of the Markdown in its front matter (time, prerequisites,
   * results).
   */
  frontMatterPages: readonly FrontMatterPage[]
  anchors: PageAnchors
  /** Links that are not in Markdown files: those of modules, settings and front matter. */
  otherLinks: readonly ModuleLinks[]
  /** Addresses and ids of pages that something other than a page leads to. */
  linked: readonly string[]
  /** The page that a link of a file leads to, if any. */
  targetOf: (file: Pick<CheckedFile, "document">, url: string) => IndexedPage | undefined
}

/** Parses the pages of a tree, and the files that they import. */
export function prepareChecks(content: Content, site: SiteConfig, modules: LoadedModules): CheckInput {
  const { documents, index, layout } = content
  const pages = documents.map((document) => toCheckedPage(document, content))
  const imported = readImportedFiles(content, pages)
  const partials = partialsOf(imported)
  const frontMatterPages = pages.map(({ document }) => frontMatterPage(content, document))
  const frontMatterLinks = frontMatterPages.map(({ document, outline }) => ({
    ...document,
    links: outline.links,
  }))
  const targetOf = ({ document }: Pick<CheckedFile, "document">, url: string) => {
    const link = resolveLink(index, layout, document, url)
    return link.kind === "page" ? link.page : undefined
  }

  return {
    pages,
    partials,
    files: [...pages, ...partials],
    frontMatterPages,
    anchors: anchorsOf(content, imported, modules),
    otherLinks: [...modules.links, ...settingsLinks(content), ...frontMatterLinks],
    linked: [
      ...linkedAddresses([...index.sidebars.values()]),
      ...siteLinks(site),
      ...partials.flatMap((partial) =>
        partial.outline.links.flatMap(({ url }) => targetOf(partial, url)?.id ?? []),
      ),
    ],
    targetOf,
  }
}

function frontMatterPage(content: Content, document: ContentDocument): FrontMatterPage {
  return { document, outline: guideFactParts(document, (field) => content.positionOf(document, field)) }
}

function anchorsOf(
  { problems }: Pick<Content, "problems">,
  imported: ImportedFiles,
  { modules, newest }: LoadedModules,
): PageAnchors {
  const faulty = new Set(problems.map(({ file }) => file))
  const isIncomplete = ({ generatedFrom, reportFile }: ContentDocument) =>
    generatedFrom !== undefined && faulty.has(reportFile)
  return new Map(
    [...imported].flatMap(([page, files]) => {
      const shown = [page, ...files]
      if (!shown.every(isRead) || isIncomplete(page.document)) return []
      const { id } = page.document
      const module = modules.get(id)
      const reference = module ? referenceAnchors(module, newest.get(id)) : []
      return [[id, [...shown.flatMap(({ outline }) => outline.anchors), ...reference]] as const]
    }),
  )
}

/** The addresses of the site configuration's links to pages. */
function siteLinks(site: SiteConfig): string[] {
  const links = [...site.navbar, ...site.footer.flatMap((group) => group.links)]
  return [
    ...links.flatMap((link) => ("to" in link ? [link.to] : [])),
    ...site.versions.map(({ mainDoc }) => mainDoc),
  ]
}
