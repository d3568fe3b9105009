import type { SiteConfig } from "../../src/shared/site-config"

/** Settings of the site that is built from the corpus: the same as those of the Docusaurus site beside it. */
export const site = {
  title: "Corpus",
  tagline: "Pages to measure with.",
  organization: "Example",
  copyrightYears: { from: 2026, to: 2026 },
  colorMode: { default: "light", respectSystem: false, switchable: true },
  navbar: [],
  footer: [],
  locales: [{ code: "en", label: "English", direction: "ltr" }],
  versions: [{ name: "current", label: "Current", path: "/", mainDoc: "/", isLast: true }],
  sections: [],
  tableOfContents: { minLevel: 2, maxLevel: 3 },
  reviewAfterDays: 365,
  checks: {},
} as const satisfies SiteConfig
