import { cardFolder, cardPath, cardSize, markdownPath, siteCardPath } from "../../shared/paths"
import { searchScope } from "../../shared/sections"
import type { PageEdition } from "../../shared/frame"
import { breadcrumbList, scriptJson } from "../../shared/structured-data"
import { structuredDataType } from "../../shared/structured-data-type"
import type { Crumb } from "../../shared/trails"
import { site } from "../../browser/site"
import { absoluteUrl } from "./absolute-url"

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
  const fullTitle = pageTitle(title)
  const url = absoluteUrl(siteUrl, slug)
  const shown = image ?? cardPath(slug)
  const card = cardText(shown, title)
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {keywords && keywords.length > 0 && <meta name="keywords" content={keywords.join(",")} />}
      <link rel="canonical" href={url} />
      {robots === undefined && (
        <link rel="alternate" type="text/markdown" href={absoluteUrl(siteUrl, markdownPath(slug))} />
      )}
      {translations(editions, scope.version).map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={absoluteUrl(siteUrl, href)} />
      ))}
      {robots && <meta name="robots" content={robots} />}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:image" content={shown.startsWith("/") ? absoluteUrl(siteUrl, shown) : shown} />
      {card !== undefined && (
        <>
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content={String(cardSize.width)} />
          <meta property="og:image:height" content={String(cardSize.height)} />
          <meta property="og:image:alt" content={card} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="docsearch:language" content={scope.language} />
      <meta name="docsearch:version" content={scope.version} />
      <meta name="docsearch:docusaurus_tag" content={scope.tag} />
      <meta name="docusaurus_locale" content={scope.language} />
      <meta name="docusaurus_version" content={scope.version} />
      <meta name="docusaurus_tag" content={scope.tag} />
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

/** The alternative text of a social card that the build generates; `undefined` for any other image. */
function cardText(image: string, title: string): string | undefined {
  if (image === siteCardPath) return site.title
  return image.startsWith(`${cardFolder}/`) ? pageTitle(title) : undefined
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

/** The document title: "Page | Site". */
function pageTitle(title: string): string {
  return title === site.title ? title : `${title} | ${site.title}`
}
