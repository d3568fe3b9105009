import type { SearchRecord } from "../../shared/search-record"
import { sectionOf } from "../../shared/sections"
import type { SiteConfig } from "../../shared/site-config"
import type { TextSection } from "../markdown/types"

/** A page as its records are made of it. */
export interface SearchablePage {
  slug: string
  title: string
  description: string
  /** Labels. */
  tags: readonly string[]
  sections: readonly TextSection[]
}

const emptyHierarchy: SearchRecord["hierarchy"] = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
}

/** Makes the records of one page: one for the page itself, one for each heading section. */
export function pageRecords(
  page: SearchablePage,
  site: Pick<SiteConfig, "sections" | "locales" | "versions">,
): SearchRecord[] {
  const section = sectionOf(page.slug, site.sections)
  const version = site.versions[0].name
  const common = {
    url_without_anchor: page.slug,
    language: site.locales[0].code,
    docusaurus_tag: section ? `docs-default-${version}` : "default",
    version,
    tags: [...page.tags],
  }
  const lvl0 = section?.label ?? "Documentation"
  let hierarchy: SearchRecord["hierarchy"] = { ...emptyHierarchy, lvl0, lvl1: page.title }

  return page.sections.flatMap(({ heading, text }, position): SearchRecord[] => {
    const level = heading?.level ?? 1
    const anchor = heading?.id ?? ""
    if (heading) {
      hierarchy = { ...hierarchy }
      for (let deeper = heading.level; deeper <= 6; deeper++) hierarchy[`lvl${deeper as 2}`] = null // levels are 2 to 6
      hierarchy[`lvl${heading.level as 2}`] = heading.text
    }
    const content = position === 0 ? openingOf(page.description, text) : text
    const url = anchor === "" ? page.slug : `${page.slug}#${anchor}`
    return [
      {
        ...common,
        objectID: `${url}${heading ? "" : "#"}`,
        url,
        anchor,
        type: `lvl${level as 1}`,
        content,
        hierarchy,
        weight: { pageRank: pageRank(page.slug), level: 100 - level * 10, position },
      },
    ]
  })
}

/** What a page says of itself, then how it begins; not the same twice. */
function openingOf(description: string, text: string): string {
  const start = description.replace(/…$/, "").trim()
  return text.startsWith(start) ? text || description : [description, text].filter(Boolean).join("\n")
}

/** Guides, reference and introduction come before single questions. */
function pageRank(slug: string): number {
  return slug.startsWith("/discussions/") ? 0 : 1
}
