/** What happens when a check finds something: stop the build, list it at the end, or say nothing. */
export type CheckLevel = "throw" | "warn" | "ignore"

/** Every rule a check can report, by the name that stands in its output. */
export const checkRules = [
  "broken-link",
  "broken-anchor",
  "broken-image",
  "broken-code-file",
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
  "unknown-field",
  "unknown-component",
  "left-out",
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

/** A folder of docs in a content tree that was written for Docusaurus. */
export interface DocusaurusDocs {
  /** Path from the content directory. */
  folder: string
  /** Path of the site that its pages lie below: "/", "/docs/1.0", "/fr/docs". */
  route: string
  /** Path of its sidebars' file from the content directory; without one, there is one sidebar of all its docs. */
  sidebars?: string
  /** Folder of the same docs in the default language: links to what is not translated lead there. */
  fallback?: string
}

/** How a content tree that was written for Docusaurus is arranged. */
export interface DocusaurusTree {
  /** Folder that `@site/` stands for, by its path from the content directory; "." for that directory itself. */
  project: string
  docs: readonly DocusaurusDocs[]
  /** Folders of static files, by their paths from the content directory. */
  static: readonly string[]
  /** Pages of the project that are no docs, such as its blog: links to them lead to the site that has them. */
  elsewhere?: { origin: string; paths: readonly string[] }
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
  /**
   * Set where CONTENT_DIR is a tree that was written for Docusaurus, as `npm run new -- site` does: its files are found,
   * read and judged as they are there.
   */
  docusaurus?: DocusaurusTree
  /** Overrides of the checks' usual levels. */
  checks: Partial<Record<CheckRule, CheckLevel>>
}
