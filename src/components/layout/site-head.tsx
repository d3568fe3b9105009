import { markdownPath } from "../../shared/paths"
import { searchScope } from "../../shared/sections"
import type { PageEdition } from "../../shared/shell"
import { scriptJson } from "../../shared/structured-data"
import { structuredDataType } from "../../shared/structured-data-type"
import { site } from "../../site.config"
import { absoluteUrl } from "./absolute-url"
import { PageHead } from "./page-head"

/** Whether the page is written to a file. React cannot create elements for scripts where Trusted Types are required. */
const isWritten = typeof window === "undefined"

/** Picture that stands for a page without one of its own. */
const socialCard = "/img/social-card.png"

interface SiteHeadProps {
  /** Origin of the site, from the query. */
  siteUrl: string
  /** Final path of the page. */
  slug: string
  title: string
  description: string
  /** Path or address of a picture of the page's own. */
  image?: string | null
  keywords?: readonly string[]
  /** For pages that belong to no version of the docs. */
  outsideDocs?: boolean
  robots?: string
  /** Every edition of the page; those of its version are its translations. */
  editions?: readonly PageEdition[]
  /** Structured data for search engines, which read it in the page's file. */
  data?: readonly object[]
}

/** A page's head: titles, canonical address, what crawlers file it under, and structured data. */
export function SiteHead({
  siteUrl,
  slug,
  title,
  description,
  image,
  keywords,
  outsideDocs,
  robots,
  editions = [],
  data = [],
}: SiteHeadProps) {
  const scope = searchScope(slug, site, outsideDocs)
  const picture = image ?? socialCard
  return (
    <>
      <PageHead
        title={title}
        description={description}
        url={absoluteUrl(siteUrl, slug)}
        image={picture.startsWith("/") ? absoluteUrl(siteUrl, picture) : picture}
        keywords={keywords}
        robots={robots}
        search={scope}
        markdown={robots === undefined ? absoluteUrl(siteUrl, markdownPath(slug)) : undefined}
        alternates={translations(editions, scope.version).map(({ hrefLang, href }) => ({
          hrefLang,
          href: absoluteUrl(siteUrl, href),
        }))}
      />
      {isWritten &&
        data.map((item) => {
          const json = scriptJson(item)
          return <script key={json} type={structuredDataType} dangerouslySetInnerHTML={{ __html: json }} />
        })}
    </>
  )
}

/** The page in each of its languages, and in the one for readers of any other; nothing where there is only one. */
function translations(editions: readonly PageEdition[], version: string) {
  const links = editions
    .filter((edition) => edition.version === version)
    .map(({ locale, href }) => ({ hrefLang: locale, href }))
  if (links.length < 2) return []
  const fallback = links.find(({ hrefLang }) => hrefLang === site.locales[0].code)
  return fallback ? [...links, { hrefLang: "x-default", href: fallback.href }] : links
}
