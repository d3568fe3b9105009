import { articlesPath, articlesTitle } from "../../shared/knowledge-base"
import { isBelow, withoutTrailingSlash } from "../../shared/paths"
import { checkPage, checkTitle } from "../../shared/reference"
import type { SiteConfig } from "../../shared/site-config"
import { sitePages } from "../content/content-index"
import { catalogPages } from "../content/routes/catalog-pages"
import type { OutputData, OutputLink, OutputSitePage } from "./output-pages"

type Written = Pick<OutputData, "tags"> & {
  articles: readonly OutputLink[]
  pages: readonly (OutputLink & { kind: string; unlisted: boolean })[]
  /** The pages of categories. */
  categories: readonly OutputSitePage[]
}

/**
 * The generated pages, except the search page, with their links. Without tags, articles or services, their lists and the page that
 * checks calls of modules are unlisted: these pages exist, but search engines are told to ignore them.
 */
export function outputSitePages(
  { pages, articles, tags, categories }: Written,
  site: Pick<SiteConfig, "title" | "tagline" | "navbar">,
): OutputSitePage[] {
  const taken = new Set(pages.map(({ slug }) => withoutTrailingSlash(slug)))
  const listed = pages.filter(({ unlisted }) => !unlisted)
  const tagPages = tags.map(({ slug, label, description, pages }) => ({
    slug: `/tags/${slug}`,
    title: label,
    description,
    links: pages,
  }))
  const generatedLink = (slug: string): OutputLink[] =>
    sitePages.filter((page) => page.slug === slug).map(({ title }) => ({ slug, title, description: "" }))
  const entries = site.navbar.flatMap((item) =>
    "to" in item ? [{ slug: item.to, title: item.label, description: "" }] : [],
  )
  const tagList = "All tags of the documentation, with the pages that carry each."
  const articleList = "Questions that engineers asked, with the answers that solved them."
  const catalogs = catalogPages(pages)
  const checkHelp =
    "Readers paste Terraform, OpenTofu or Terragrunt code and see where its calls of catalog modules do not fit. It runs in the browser."
  const homeLinks = [
    ...entries,
    ...(articles.length > 0 ? generatedLink(articlesPath) : []),
    ...(tags.length > 0 ? generatedLink("/tags") : []),
  ]
  const lists: OutputSitePage[] = [
    { slug: "/tags", title: "Tags", description: tagList, links: tagPages },
    { slug: articlesPath, title: articlesTitle, description: articleList, links: articles },
    {
      slug: checkPage(),
      title: checkTitle,
      description: checkHelp,
      links: catalogs.slice(0, 1).map(({ slug, title }) => ({ slug, title, description: "" })),
    },
  ]
  return [
    ...(taken.has("/")
      ? []
      : [{ slug: "/", title: site.title, description: site.tagline, links: homeLinks }]),
    ...lists.map((list) => (list.links.length > 0 ? list : { ...list, unlisted: true })),
    ...catalogs.map(({ slug, title }) => ({
      slug,
      title,
      description: "Services of the catalog, with the inputs and outputs of their modules.",
      links: listed.filter((page) => page.kind === "service" && isBelow(page.slug, slug)),
    })),
    ...categories,
    ...tagPages,
  ]
}
