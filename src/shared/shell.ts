import type { PageSidebar } from "./navigation"
import { editionOf, editionSlug, versionOutsideDocs } from "./editions"
import { isBelow, samePage } from "./paths"
import type { SiteConfig } from "./site-config"

/** The message above the header. */
export interface Announcement {
  /** Stored when the reader closes it; a changed id shows the bar again. */
  id: string
  /** Trusted HTML. */
  html: string
  closeable: boolean
  /** CSS colours; the site's own when absent. */
  backgroundColor?: string | null
  textColor?: string | null
}

/** The page in one of its languages and docs versions. */
export interface PageEdition {
  /** Code of the language. */
  locale: string
  /** Name of the docs version. */
  version: string
  href: string
}

/** What the frame around a page needs to know of it. */
export interface ShellData {
  announcement?: Announcement | null
  /** Absent on pages without a sidebar. */
  sidebar?: PageSidebar | null
  /** Every edition that exists of a page of the docs, its own included; absent on pages outside the docs. */
  editions?: readonly PageEdition[] | null
}

/** An entry of the language or the version dropdown. */
export interface AlternateLink {
  /** Code or name. */
  key: string
  label: string
  href: string
  current: boolean
}

type EditionSite = Pick<SiteConfig, "locales" | "versions">

/** The page at `path`, in every language. The default language has no prefix; the rest of the path is kept. */
export function localeLinks(path: string, site: EditionSite): AlternateLink[] {
  const edition = editionOf(path, site)
  return site.locales.map((locale) => ({
    key: locale.code,
    label: locale.label,
    href: editionSlug({ ...edition, locale }, site),
    current: locale === edition.locale,
  }))
}

/**
 * The page at `path` in every version: the same page where a version has it, else the version's main page.
 * @param editions the page's, absent outside the docs
 * @param preferred name of the version that stands for a page outside the docs; the last one without it
 */
export function versionLinks(
  path: string,
  site: EditionSite,
  editions?: readonly PageEdition[] | null,
  preferred?: string,
): AlternateLink[] {
  const { locale, version } = editionOf(path, site)
  const shown = editions ? version.name : versionOutsideDocs(site.versions, preferred)
  return site.versions.map(({ name, label, mainDoc }) => ({
    key: name,
    label,
    href:
      editions?.find((edition) => edition.version === name && edition.locale === locale.code)?.href ??
      mainDoc,
    current: name === shown,
  }))
}

/** Where a link of the bar stands to the page shown: the page itself, the section that holds it, or elsewhere. */
export function linkState(
  link: string,
  path: string,
  sections: readonly { path: string }[],
): "page" | "section" | undefined {
  if (samePage(link, path)) return "page"
  const section = sections.find((candidate) => isBelow(path, candidate.path))
  return section && isBelow(link, section.path) ? "section" : undefined
}
