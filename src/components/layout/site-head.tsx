import { cardFolder, cardPath, cardSize, markdownPath, siteCardPath } from "../../shared/paths"
import { searchScope } from "../../shared/sections"
import type { PageEdition } from "../../shared/frame"
import { breadcrumbList, scriptJson } from "../../shared/structured-data"
import { structuredDataType } from "../../shared/structured-data-type"
import type { Crumb } from "../../shared/trails"
import { site } from "../../browser/site"
import { absoluteUrl } from "./absolute-url"
import { PageHead, pageTitle, type SharedImage } from "./page-head"

interface SiteHeadProps {
  /** Origin of the site, from the query. */
  siteUrl: string
  /** Final path of the page. */
  slug: string
  title: string
  description: string
  /** Path or address of the page's own social card image; defaults to the generated card. */
  image?: string | null
  keywords?: readonly string[]
  /** For pages that belong to no version of the docs. */
  outsideDocs?: boolean
  robots?: string
  /** All editions of the page; those of the same version are its translations. */
  editions?: readonly PageEdition[]
  /** The breadcrumbs that the page shows. */
  trail?: readonly Crumb[]
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
  trail = [],
  data = [],
}: SiteHeadProps) {
  const scope = searchScope(slug, site, outsideDocs)
  return (
    <>
      <PageHead
        title={title}
        description={description}
        url={absoluteUrl(siteUrl, slug)}
        image={sharedImage(siteUrl, title, image ?? cardPath(slug))}
        keywords={keywords}
        robots={robots}
        search={scope}
        markdown={robots === undefined ? absoluteUrl(siteUrl, markdownPath(slug)) : undefined}
        alternates={translations(editions, scope.version).map(({ hrefLang, href }) => ({
          hrefLang,
          href: absoluteUrl(siteUrl, href),
        }))}
      />
      {/* For HTML only: in browsers, React cannot create script elements where Trusted Types are required. Because of the first condition, webpack leaves the code out of their scripts. */}
      {process.env.BUILD_STAGE !== "build-javascript" &&
        typeof window === "undefined" &&
        [...(trail.length > 0 ? [breadcrumbs(siteUrl, trail)] : []), ...data].map((item) => {
          const json = scriptJson(item)
          return <script key={json} type={structuredDataType} dangerouslySetInnerHTML={{ __html: json }} />
        })}
    </>
  )
}

function breadcrumbs(siteUrl: string, trail: readonly Crumb[]): object {
  return breadcrumbList(
    trail.map(({ label, href }) => ({ label, url: href ? absoluteUrl(siteUrl, href) : undefined })),
  )
}

/** A social card image by its path or address, with size and text if the build generates it. */
function sharedImage(siteUrl: string, title: string, image: string): SharedImage {
  const url = image.startsWith("/") ? absoluteUrl(siteUrl, image) : image
  if (image === siteCardPath) return { url, card: { ...cardSize, alt: site.title } }
  return image.startsWith(`${cardFolder}/`) ? { url, card: { ...cardSize, alt: pageTitle(title) } } : { url }
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
