import type { ReleaseProblem } from "../../shared/release-problem"
import type { SiteConfig } from "../../shared/site-config"
import type { TaggedPage } from "../content/tagged-pages"

/** The data of a Markdown page for the build outputs. */
export interface OutputPage {
  slug: string
  title: string
  description: string
  /** Body as Markdown, without front matter. */
  markdown: string
  lastUpdated: string | null
  unlisted: boolean
  tags: readonly { slug: string; label: string }[]
  /** The old release that the page is about. */
  appliesTo?: string | null
  /** For a page about an old release: the page with the current information. */
  replacedBy?: { label: string; href: string } | null
  /** Reasons why the releases that the page's samples pin no longer deploy. */
  releaseProblems?: readonly ReleaseProblem[]
  /** The page's position among the steps of a task. */
  step?: OutputStep | undefined
  /** What the front matter says about the page, as Markdown; may be empty. */
  facts?: string
}

/** A page's position among the steps of one task. */
interface OutputStep {
  /** 1-based. */
  position: number
  count: number
  previous?: OutputLink | undefined
  next?: OutputLink | undefined
}

/** An article, which is also in the feed. */
interface OutputArticle extends OutputPage {
  number: number
  related: readonly OutputLink[]
}

/** A tag with its pages. */
interface OutputTag {
  slug: string
  label: string
  description: string
  pages: readonly TaggedPage[]
}

/** A link to a page. */
export interface OutputLink {
  slug: string
  title: string
  /** May be empty. */
  description: string
}

/** A generated page, with its links. */
export interface OutputSitePage extends OutputLink {
  links: readonly OutputLink[]
  /** Whether search engines are told to ignore it. */
  unlisted?: boolean
}

/** The data for all output files of the build. */
export interface OutputData {
  pages: readonly OutputPage[]
  articles: readonly OutputArticle[]
  tags: readonly OutputTag[]
  sitePages: readonly OutputSitePage[]
}

/** Facts of the site and of this build. */
export interface BuildFacts {
  title: string
  tagline: string
  siteUrl: string
  /** Path the site is served below; empty at the root of a host. */
  pathPrefix: string
  version: string
  /** Full hash of the commit that was built, or `null` outside a git checkout. */
  commit: string | null
  time: Date
  /** Settings that decide the section of a page, and others. */
  site: Pick<SiteConfig, "sections" | "locales" | "versions" | "crawlers" | "security">
}

/** Absolute address of a path of the site. */
export function absoluteUrl(
  { siteUrl, pathPrefix }: Pick<BuildFacts, "siteUrl" | "pathPrefix">,
  path: string,
): string {
  return encodeURI(`${siteUrl}${pathPrefix}${path}`)
}
