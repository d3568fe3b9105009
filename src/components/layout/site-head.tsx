import { withPrefix } from "gatsby"
import { sectionOf } from "../../shared/sections"
import { scriptJson } from "../../shared/structured-data"
import { site } from "../../site.config"
import { PageHead } from "./page-head"

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
  robots?: string
  /** Structured data for search engines. */
  data?: readonly object[]
}

/** A page's head: titles, canonical address, what crawlers file it under, and structured data. */
export function SiteHead({ siteUrl, slug, title, description, image, robots, data = [] }: SiteHeadProps) {
  const absolute = (path: string) => encodeURI(siteUrl + withPrefix(path))
  const [version] = site.versions
  const tag = sectionOf(slug, site.sections) ? `docs-default-${version.name}` : "default"
  const picture = image ?? socialCard
  return (
    <>
      <PageHead
        title={title}
        description={description}
        url={absolute(slug)}
        image={picture.startsWith("/") ? absolute(picture) : picture}
        robots={robots}
        search={{ language: site.locales[0].code, version: version.name, tag }}
      />
      {data.map((item) => {
        const json = scriptJson(item)
        return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
      })}
    </>
  )
}
