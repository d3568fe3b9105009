import type { SidebarItem } from "./navigation"
import { samePage, withoutTrailingSlash } from "./paths"
import type { DocsVersion, Locale } from "./site-config"

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

/** What the frame around a page needs to know of it. */
export interface ShellData {
  announcement?: Announcement | null
  /** Absent on pages without a sidebar. */
  sidebar?: { name: string; items: readonly SidebarItem[] } | null
  /** Code of the language the page is written in. */
  locale: string
  /** Name of the docs version the page belongs to; absent on pages outside the docs. */
  version?: string | null
  /** Path of the same page in other versions, by version name; a version that lacks it opens its main page. */
  versionPaths?: Readonly<Record<string, string>> | null
}

/** An entry of the language or the version dropdown. */
export interface AlternateLink {
  /** Code or name. */
  key: string
  label: string
  href: string
  current: boolean
}

/** The page at `path`, in every language. The default language has no prefix; the rest of the path is kept. */
export function localeLinks(locales: readonly Locale[], current: string, path: string): AlternateLink[] {
  const [fallback] = locales
  const prefix = `/${current}`
  const isPrefixed = current !== fallback?.code && (path === prefix || path.startsWith(`${prefix}/`))
  const bare = isPrefixed ? path.slice(prefix.length) || "/" : path
  return locales.map(({ code, label }) => ({
    key: code,
    label,
    href: code === fallback?.code ? bare : `/${code}${bare}`,
    current: code === current,
  }))
}

/** The page in every version: the same page where a version has it, else the version's main page. */
export function versionLinks(versions: readonly DocsVersion[], shell: ShellData): AlternateLink[] {
  return versions.map(({ name, label, mainDoc }) => ({
    key: name,
    label,
    href: shell.versionPaths?.[name] ?? mainDoc,
    current: name === shell.version,
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

function isBelow(path: string, folder: string): boolean {
  const base = withoutTrailingSlash(folder)
  return path === base || path.startsWith(`${base}/`)
}
