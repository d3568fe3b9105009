import type { CreatePagesArgs } from "gatsby"
import { deployableSlug } from "../../deployable/deployable-file"
import { catalogPages } from "../../content/routes/catalog-pages"
import { pageQuestions } from "../../content/render/page-questions"
import type { TextSection } from "../../markdown/types"
import { counted } from "../../../shared/counted"
import { glossaryPath } from "../../../shared/glossary"
import { articlesPath, articlesTitle } from "../../../shared/knowledge-base"
import { samePage } from "../../../shared/paths"
import { checkDescription, checkPage, checkTitle } from "../../../shared/reference"
import { releasesPath } from "../../../shared/release-paths"
import type { SiteConfig } from "../../../shared/site-config"
import { loadConfig } from "../../config/load-config"
import type { SearchRecord } from "../../../shared/search/record"
import { buildSearchIndex, type BuiltIndex } from "../../search/build-search-index"
import { synonymLines, type Synonyms } from "../../search/synonyms"
import { moduleRecords, pageRecords, type SearchableModule, type SearchablePage } from "../../search/records"

/** The data of all pages that search records are made from. */
export type SearchablePages = Queries.SearchablePagesQuery

type DocPage = SearchablePages["allDocPage"]["nodes"][number]
/** For a page of the docs, `kind` is "doc" or "service"; for an article, the kind in its front matter. */
type Article = SearchablePages["allArticle"]["nodes"][number]

/**
 * Queries the data of all pages for the records of the embedded and the hosted index.
 * @throws if the query fails
 */
export async function querySearchablePages(graphql: CreatePagesArgs["graphql"]): Promise<SearchablePages> {
  const { data, errors } = await graphql<SearchablePages>(`
    query SearchablePages {
      allDocPage(sort: { slug: ASC }) {
        nodes {
          kind
          slug
          unlisted
          title
          label
          description
          keywords
          appliesTo
          module
          tags {
            label
          }
          sections {
            ...SearchableSection
          }
          inputs {
            ...SearchableInput
          }
          outputs {
            name
            descriptionText
          }
          newest {
            release
            added {
              ...SearchableInput
            }
            addedOutputs
          }
        }
      }
      allArticle(sort: { number: ASC }) {
        nodes {
          kind
          slug
          title
          description
          appliesTo
          tags {
            label
          }
          sections {
            ...SearchableSection
          }
        }
      }
    }

    fragment SearchableSection on TextSection {
      heading {
        id
        text
        level
      }
      text
      messages
      onlyLinks
    }

    fragment SearchableInput on TerraformInput {
      name
      type
      default
      descriptionText
      attributes {
        path
        type
        descriptionText
      }
    }
  `)
  if (errors || !data) throw new Error(`Could not read the pages for the search index. ${String(errors)}`)
  return data
}

/** Builds the embedded index of pages. */
export function embeddedIndexOf(pages: SearchablePages, synonyms: Synonyms): BuiltIndex {
  return buildSearchIndex(recordsOf(pages), synonymLines(synonyms))
}

/** Creates search records from the queried pages, except unlisted ones, and the modules of service pages. */
export function recordsOf({ allDocPage, allArticle }: SearchablePages): SearchRecord[] {
  const { site } = loadConfig()
  const pages = newestReleasesFirst(allDocPage.nodes.filter(({ unlisted }) => !unlisted))
  return [
    ...pages.flatMap((page) => [
      ...pageRecords(
        searchablePage(page, docKind(page), [
          page.label,
          page.module,
          page.kind === "service" ? withoutVendor(page.title) : null,
          ...page.keywords,
          ...namesOfAddress(page.slug, site),
        ]),
        site,
      ),
      ...moduleRecords(searchableModule(page), site),
    ]),
    ...allArticle.nodes.flatMap((page) => pageRecords(searchablePage(page, articleKind(page)), site)),
    ...generatedPages(pages, allArticle.nodes.length).flatMap((page) => pageRecords(page, site)),
  ]
}

/** Reverses the lists of releases, which are sorted by year: of equal hits, the one that comes first is listed first. */
function newestReleasesFirst(pages: readonly DocPage[]): DocPage[] {
  const isRelease = (page: DocPage) => docKind(page) === "release"
  return [...pages.filter((page) => !isRelease(page)), ...pages.filter(isRelease).reverse()]
}

function docKind({ kind, slug, sections }: DocPage): SearchablePage["kind"] {
  if (kind === "service") return "reference"
  if (slug === deployableSlug || (slug !== releasesPath && slug.startsWith(releasesPath))) return "release"
  return pageQuestions(sections.map(textSection)).length > 0 ? "question" : "guide"
}

function articleKind({ kind }: Article): SearchablePage["kind"] {
  return kind === "troubleshooting" ? "error" : "question"
}

/** A product's name without its vendor, which readers leave out: "EKS" for "Amazon EKS". */
function withoutVendor(title: string): string {
  return title.replace(/^(?:Amazon|AWS)\s+/, "")
}

/** The labels of an address in the header and in the sections. */
function namesOfAddress(slug: string, { navbar, sections }: SiteConfig): string[] {
  return [
    ...sections.filter(({ path }) => samePage(path, slug)),
    ...navbar.filter((item) => "to" in item && samePage(item.to, slug)),
  ].map(({ label }) => label)
}

/** The generated pages: those that only list other pages, and the one that checks calls. */
function generatedPages(pages: readonly DocPage[], articleCount: number): SearchablePage[] {
  const page = (slug: string, title: string, kind: SearchablePage["kind"], description: string) => ({
    slug,
    title,
    description,
    tags: [],
    aliases: [],
    kind,
    sections: [{ text: "" }],
  })
  const services = pages.filter(({ kind }) => kind === "service")
  const check = { ...page(checkPage(), checkTitle, "guide", checkDescription), outsideDocs: true }
  const catalog = catalogPages(pages).map(({ slug, title }) => {
    const listed = services.filter((service) => service.slug.startsWith(slug)).map((service) => service.title)
    return { ...page(slug, title, "reference", `${listed.join(", ")}.`), aliases: [`${title} services`] }
  })
  return [
    ...catalog,
    ...(services.length > 0 ? [check] : []),
    ...(articleCount > 0
      ? [page(articlesPath, articlesTitle, "question", `${counted(articleCount, "question")}.`)]
      : []),
  ]
}

function searchablePage(
  page: Article,
  kind: SearchablePage["kind"],
  names: readonly (string | null)[] = [],
): SearchablePage {
  return {
    ...page,
    kind,
    definesTerms: samePage(page.slug, glossaryPath),
    opensSection: namesOfAddress(page.slug, loadConfig().site).length > 0,
    tags: page.tags.map(({ label }) => label),
    aliases: [...names, page.appliesTo].filter(
      (name): name is string => name !== null && name !== page.title,
    ),
    sections: page.sections.map(textSection),
  }
}

function textSection({ heading, text, messages, onlyLinks }: Queries.SearchableSectionFragment): TextSection {
  return {
    ...(heading ? { heading } : {}),
    text,
    ...(messages ? { messages } : {}),
    ...(onlyLinks ? { onlyLinks } : {}),
  }
}

/** Inputs and outputs that only the newest release has are included, with a note in their description. */
function searchableModule({ slug, title, tags, inputs, outputs, newest }: DocPage): SearchableModule {
  const note = `Added by ${newest?.release}.`
  const added = (newest?.added ?? []).map((input) => ({
    ...input,
    descriptionText: [note, input.descriptionText].filter(Boolean).join("\n"),
  }))
  const addedOutputs = (newest?.addedOutputs ?? []).map((name) => ({ name, descriptionText: note }))
  return {
    slug,
    title,
    tags: tags.map(({ label }) => label),
    inputs: [...inputs, ...added].map(({ name, type, default: value, descriptionText, attributes }) => ({
      name,
      type,
      ...(value === null ? {} : { default: value }),
      description: descriptionText,
      attributes: attributes.map(({ descriptionText, ...attribute }) => ({
        ...attribute,
        description: descriptionText,
      })),
    })),
    outputs: [...outputs, ...addedOutputs].map(({ name, descriptionText }) => ({
      name,
      description: descriptionText,
      attributes: [],
    })),
  }
}
