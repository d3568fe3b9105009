import { markdownPath } from "../../shared/paths"
import { searchScope } from "../../shared/sections"
import type { PageEdition } from "../../shared/shell"
import { scriptJson } from "../../shared/structured-data"
import { structuredDataType } from "../../shared/structured-data-type"
import { site } from "../../site.config"
import { absoluteUrl } from "./absolute-url"
import { PageHead } from "./page-head"

/** Whether this is server rendering. In the browser, React cannot create script elements where Trusted Types are required. */
const isWritten = typeof window === "undefined"

/** Default social card image. */
const socialCard = "/img/social-card.png"

interface SiteHeadProps {
  /** Origin of the site, from the query. */
  siteUrl: string
  /** Final path of the page. */
  slug: string
  title: string
  description: string
  /** Path or address of the page's own social card image. */
  image?: string | null
  keywords?: readonly string[]
  /** For pages that belong to no version of the docs. */
  outsideDocs?: boolean
  robots?: string
  /** All editions of the page; those of the same version are its translations. */
  editions?: readonly PageEdition[]
  /** Structured data for search engines; only rendered into the HTML file. */
  data?: readonly object[]
}

/** A page's head: titles, canonical address, search attributes and structured data. */
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

/** `hreflang` links to the page's translations and the default (`x-default`); nothing if there is only one language. */
function translations(editions: readonly PageEdition[], version: string) {
  const links = editions
    .filter((edition) => edition.version === version)
    .map(({ locale, href }) => ({ hrefLang: locale, href }))
  if (links.length < 2) return []
  const fallback = links.find(({ hrefLang }) => hrefLang === site.locales[0].code)
  return fallback ? [...links, { hrefLang: "x-default", href: fallback.href }] : links
}
