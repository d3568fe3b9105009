import type { PageSidebar } from "./navigation"
import { editionOf, editionSlug, versionOutsideDocs, type EditionSite } from "./editions"
import { isBelow, samePage } from "./paths"

/** The message above the header. */
export interface Announcement {
  /** Stored when the reader closes the bar; a new id shows the bar again. */
  barId: string
  /** Trusted HTML. */
  html: string
  closeable: boolean
  /** CSS colors; the site's default if absent. */
  backgroundColor?: string | null
  textColor?: string | null
}

/** A page's edition: one of its languages and docs versions. */
export interface PageEdition {
  /** Code of the language. */
  locale: string
  /** Name of the docs version. */
  version: string
  href: string
}

/** The part of a page's data that the frame around the page shows. A query omits the fields that its page does not have. */
export interface FrameData {
  announcement?: Announcement | null
  site?: { siteMetadata: { siteUrl: string } } | null
  docPage?: {
    /** Absent on pages without a sidebar. */
    sidebar?: PageSidebar | null
    /** All existing editions of a docs page, including itself; absent on pages outside the docs. */
    editions?: readonly PageEdition[] | null
  } | null
}

/** An entry of the language or the version dropdown. */
interface AlternateLink {
  /** Language code or version name. */
  key: string
  label: string
  href: string
  current: boolean
}

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
 * The page at `path` in every version: the same page if the version has it, else the version's main page.
 * @param editions editions of the page; absent outside the docs
 * @param preferred name of the version that applies to a page outside the docs; default: the last version
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

/** Relation of a header link to the current page: the page itself, the section that contains it, or neither. */
export function linkState(
  link: string,
  path: string,
  sections: readonly { path: string }[],
): "page" | "section" | undefined {
  if (samePage(link, path)) return "page"
  const section = sections.find((candidate) => isBelow(path, candidate.path))
  return section && isBelow(link, section.path) ? "section" : undefined
}
