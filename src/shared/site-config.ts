/** What happens when a check finds something: stop the build, list it at the end, or say nothing. */
export type CheckLevel = "throw" | "warn" | "ignore"

/** Every rule a check can report, by the name that stands in its output. */
export const checkRules = [
  "broken-link",
  "broken-anchor",
  "broken-image",
  "outside-content",
  "foreign-image",
  "front-matter",
  "sidebar-unknown-doc",
  "unknown-tag",
  "duplicate-number",
  "removed-address",
  "hcl-syntax",
  "unknown-input",
  "missing-input",
  "wrong-type",
  "deprecated-input",
  "code-format",
  "code-syntax",
  "mdx-syntax",
  "unsafe-html",
  "broken-markdown-link",
  "duplicate-route",
  "orphan-page",
  "stale-review",
  "missing-alt",
  "unchecked-sample",
  "dead-link-text",
  "missing-message",
  "broken-release",
] as const

export type CheckRule = (typeof checkRules)[number]

/** A link in the bar or the footer: `to` for a page of this site, `href` for any other address. */
export type SiteLink = { label: string; to: string } | { label: string; href: string }

/** An item of the top bar. */
export type NavbarItem = SiteLink & {
  /** Side of the bar; right-hand items are repeated in the More dropdown of middling windows. */
  position: "left" | "right"
}

export interface Locale {
  /** Language tag, and the path prefix of every locale but the default one. */
  code: string
  label: string
  direction: "ltr" | "rtl"
}

export interface DocsVersion {
  /** Stored as the reader's preference and used in search records. */
  name: string
  label: string
  /** Path under which the version's pages live; "/" for the version at the site root. */
  path: string
  /** Slug of the page that opens when the version has no page of the current path. */
  mainDoc: string
  isLast: boolean
}

/** The facts of one site. Everything an editor of settings may change; secrets and addresses come from the environment. */
export interface SiteConfig {
  title: string
  tagline: string
  /** Company named in the copyright line and in structured data. */
  organization: string
  copyrightYears: { from: number; to: number }
  /** The docs source repository's address; "Edit this page" adds a file's path below `content/`. */
  editBase?: string
  /** Where the discussions behind knowledge-base articles are held; an article's number is added. */
  discussions?: string
  /** The repository of the modules that the service reference describes; their files and releases are linked in it. */
  catalogRepository?: string
  colorMode: {
    default: "light" | "dark"
    /** Whether a reader who never chose follows the system's colour scheme. */
    respectSystem: boolean
    /** Whether the switch is shown. */
    switchable: boolean
  }
  navbar: readonly NavbarItem[]
  footer: readonly { title: string; links: readonly SiteLink[] }[]
  /** The first entry is the default, served without a prefix. */
  locales: readonly [Locale, ...Locale[]]
  versions: readonly [DocsVersion, ...DocsVersion[]]
  /** Top-level sections: search groups by them, and a page belongs to the first whose path it starts with. */
  sections: readonly { label: string; path: string }[]
  /** Organisation whose repositories are private unless listed; links to them are marked and ask first. */
  privateRepositories?: {
    organization: string
    /** The repository with a dialog of its own. */
    compliance: string
    public: readonly string[]
  }
  tableOfContents: { minLevel: 2 | 3 | 4; maxLevel: 2 | 3 | 4 | 5 | 6 }
  /** What programs that read the site may do with it; `robots.txt` says so. */
  crawlers?: {
    /** Uses of the content that are welcome or not, as a Content-Signal. */
    signals?: { search: boolean; "ai-input": boolean; "ai-train": boolean }
    /** Names of programs that are not to read anything. */
    refused?: readonly string[]
  }
  security?: {
    /** Where holes are reported to: an https or mailto address, for `security.txt`. */
    contact?: string
    /** Address that browsers report violations of the Content-Security-Policy to. */
    report?: string
  }
  /** Days after which a page's `last_reviewed` date is reported as stale. */
  reviewAfterDays: number
  /**
   * What MDX may import beside files of the content tree, static files, `react` and `@theme/…`: names of packages, and
   * folders of the project as `@site/src/components`.
   */
  imports?: readonly string[]
  /** Origins of the images that pages may show from elsewhere, such as `https://images.example.com`. */
  imageHosts?: readonly string[]
  /** Overrides of the checks' usual levels. */
  checks: Partial<Record<CheckRule, CheckLevel>>
}
