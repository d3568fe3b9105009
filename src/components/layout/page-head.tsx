import { site } from "../../browser/site"

/** Social card image of a page. */
export interface SharedImage {
  /** Absolute address. */
  url: string
  /** Size and alternative text of a card that the build generates. */
  card?: { width: number; height: number; alt: string }
}

interface PageHeadProps {
  /** The page's own title; the site's title is appended. */
  title: string
  description: string
  /** Canonical absolute address of the page. */
  url: string
  image: SharedImage
  keywords?: readonly string[]
  /** For pages that search engines must not list: "noindex". */
  robots?: string
  /** Search attributes of the page, for a hosted crawler. */
  search?: { language: string; version: string; tag: string }
  /** Absolute address of the page's Markdown. */
  markdown?: string
  /** The page in each of its languages, itself included. */
  alternates?: readonly { hrefLang: string; href: string }[]
}

/** The page-specific elements of a page's head. */
export function PageHead({
  title,
  description,
  url,
  image,
  keywords,
  robots,
  search,
  markdown,
  alternates,
}: PageHeadProps) {
  const fullTitle = pageTitle(title)
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {keywords && keywords.length > 0 && <meta name="keywords" content={keywords.join(",")} />}
      <link rel="canonical" href={url} />
      {markdown && <link rel="alternate" type="text/markdown" href={markdown} />}
      {alternates?.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      {robots && <meta name="robots" content={robots} />}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:image" content={image.url} />
      {image.card && (
        <>
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content={String(image.card.width)} />
          <meta property="og:image:height" content={String(image.card.height)} />
          <meta property="og:image:alt" content={image.card.alt} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      {search && (
        <>
          <meta name="docsearch:language" content={search.language} />
          <meta name="docsearch:version" content={search.version} />
          <meta name="docsearch:docusaurus_tag" content={search.tag} />
          <meta name="docusaurus_locale" content={search.language} />
          <meta name="docusaurus_version" content={search.version} />
          <meta name="docusaurus_tag" content={search.tag} />
        </>
      )}
    </>
  )
}

/** The document title: "Page | Site". */
export function pageTitle(title: string): string {
  return title === site.title ? title : `${title} | ${site.title}`
}
