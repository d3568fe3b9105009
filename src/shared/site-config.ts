/** The effect of a problem that a check finds: it stops the build, is listed as a warning at the end, or is ignored. */
export type CheckLevel = "throw" | "warn" | "ignore"

/** The rules of the content checks, by the names that the checks print, with their default levels. */
export const defaultLevels = {
  "broken-link": "throw",
  "broken-anchor": "throw",
  "broken-image": "throw",
  "broken-code-file": "throw",
  "outside-content": "throw",
  "foreign-image": "warn",
  "front-matter": "throw",
  "sidebar-unknown-doc": "throw",
  "unknown-tag": "throw",
  "duplicate-number": "throw",
  "removed-address": "throw",
  "hcl-syntax": "throw",
  "unknown-input": "throw",
  "missing-input": "throw",
  "wrong-type": "throw",
  "deprecated-input": "throw",
  "code-format": "warn",
  "code-syntax": "warn",
  "mdx-syntax": "throw",
  "unknown-variable": "throw",
  "unsafe-html": "throw",
  "broken-markdown-link": "warn",
  "duplicate-route": "warn",
  "orphan-page": "warn",
  "stale-review": "warn",
  "missing-alt": "warn",
  "unchecked-sample": "warn",
  "dead-link-text": "throw",
  "missing-message": "warn",
  "broken-release": "warn",
  "unknown-field": "warn",
  "unknown-component": "warn",
  "left-out": "warn",
  encoding: "throw",
  "merge-conflict": "throw",
  "too-complex": "throw",
  "file-name": "throw",
  "lost-text": "warn",
  "stray-markup": "warn",
  "unfinished-text": "warn",
  heading: "warn",
  "article-parts": "warn",
  "wrong-address": "warn",
  "large-image": "warn",
  secret: "warn",
  spelling: "warn",
} as const satisfies Record<string, CheckLevel>

export type CheckRule = keyof typeof defaultLevels

export const checkRules = Object.keys(defaultLevels) as CheckRule[] // the table has no other keys

/** A link in the header or the footer: `to` for a page of this site, `href` for any other address. */
export type SiteLink = { label: string; to: string } | { label: string; href: string }

/** An item of the header. */
export type NavbarItem = SiteLink & {
  /** Side of the header; items on the right are repeated in the More dropdown on medium-sized windows. */
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
  /** Path prefix of the version's pages; "/" for the version at the site root. */
  path: string
  /** Slug of the page to open if the version does not have the current page. */
  mainDoc: string
  isLast: boolean
}

/** A folder of docs in a content tree that was written for Docusaurus. */
export interface DocusaurusDocs {
  /** Path from the content directory. */
  folder: string
  /** Path prefix of its pages on the site: "/", "/docs/1.0", "/fr/docs". */
  route: string
  /** Path of its sidebars file from the content directory; without it, one sidebar is generated for all docs. */
  sidebars?: string
  /** Folder of the same docs in the default language; links to untranslated pages lead there. */
  fallback?: string
  /** `false` if ids and addresses keep the number prefixes of files and folders, as with this option of the docs plugin. */
  numberPrefixParser?: false
}

/** Layout of a content tree that was written for Docusaurus. */
export interface DocusaurusTree {
  /** Folder that `@site/` resolves to, relative to the content directory; "." for that directory itself. */
  project: string
  docs: readonly DocusaurusDocs[]
  /** Folders of static files, by their paths from the content directory. */
  static: readonly string[]
  /**
   * Whether the addresses on the original site end in a slash, which decides where relative links between pages lead. If absent,
   * those of index pages do, as on this site.
   */
  trailingSlash?: boolean
  /**
   * Whether `.md` files are plain Markdown, as with the values `md` and `detect` of `markdown.format` in the project's configuration.
   * If absent, those that use MDX are MDX.
   */
  plainMarkdown?: true
  /** Pages of the project that are not docs, such as its blog: links to them lead to the original site. */
  elsewhere?: { origin: string; paths: readonly string[] }
}

/** The settings of a site. Secrets and addresses come from environment variables instead. */
export interface SiteConfig {
  title: string
  tagline: string
  /** Company name in the copyright line and in structured data. */
  organization: string
  copyrightYears: { from: number; to: number }
  /** Base address of the docs source; "Edit this page" appends a file's path below `content/`. */
  editBase?: string
  /** Base address of the discussions behind knowledge-base articles; the article's number is appended. */
  discussions?: string
  /** The repository of the modules in the service reference; links to files and releases point to it. */
  catalogRepository?: string
  colorMode: {
    default: "light" | "dark"
    /** Whether the system's color scheme applies until the reader has chosen a mode. */
    respectSystem: boolean
    /** Whether the switch is shown. */
    switchable: boolean
  }
  navbar: readonly NavbarItem[]
  footer: readonly { title: string; links: readonly SiteLink[] }[]
  /** The first entry is the default, served without a prefix. */
  locales: readonly [Locale, ...Locale[]]
  versions: readonly [DocsVersion, ...DocsVersion[]]
  /** Top-level sections: search groups by them. A page belongs to the first section whose path it starts with. */
  sections: readonly { label: string; path: string }[]
  /** Organization whose repositories are private unless listed; links to private ones are marked and show a warning first. */
  privateRepositories?: {
    organization: string
    /** The repository with a separate dialog. */
    compliance: string
    public: readonly string[]
  }
  tableOfContents: { minLevel: 2 | 3 | 4; maxLevel: 2 | 3 | 4 | 5 | 6 }
  /** Rules for crawlers; written to `robots.txt`. */
  crawlers?: {
    /** Permitted uses of the content, as a Content-Signal. */
    signals?: { search: boolean; "ai-input": boolean; "ai-train": boolean }
    /** User agents of crawlers that are excluded. */
    refused?: readonly string[]
  }
  security?: {
    /** Contact for vulnerability reports, for `security.txt`: an https or mailto address. */
    contact?: string
    /** Address that browsers report violations of the Content-Security-Policy to. */
    report?: string
  }
  /** Days after which a page's `last_reviewed` date is reported as stale. */
  reviewAfterDays: number
  /**
   * Additional imports of MDX, besides files of the content tree, static files, `react` and `@theme/…`: names of packages, and
   * folders of the project such as `@site/src/components`.
   */
  imports?: readonly string[]
  /** Origins of external images that pages may show, such as `https://images.example.com`. */
  imageHosts?: readonly string[]
  /**
   * Origins of pages that a Docusaurus tree may embed by `<iframe>`, such as `https://www.youtube-nocookie.com`. A frame needs a
   * title. Any other frame is replaced by a link.
   */
  frameHosts?: readonly string[]
  /**
   * Set if CONTENT_DIR is a tree that was written for Docusaurus, as `npm run new -- site` does: its files are found, parsed
   * and checked by Docusaurus's rules.
   */
  docusaurus?: DocusaurusTree
  /** Overrides of the checks' default levels. */
  checks: Partial<Record<CheckRule, CheckLevel>>
}
