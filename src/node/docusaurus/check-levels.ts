import { checkRules, type CheckLevel, type CheckRule, type SiteConfig } from "../../shared/site-config"

/** Rules for problems that also stop Docusaurus. The project's own settings decide about links and images. */
const errors: ReadonlySet<CheckRule> = new Set([
  "broken-link",
  "broken-image",
  "front-matter",
  "mdx-syntax",
  "outside-content",
  "sidebar-unknown-doc",
  "too-complex",
  "unsafe-html",
])

/** Rules that only make sense for this site's own content: style, code samples and services. */
const ignored: ReadonlySet<CheckRule> = new Set([
  "code-format",
  "code-syntax",
  "hcl-syntax",
  "unknown-input",
  "missing-input",
  "wrong-type",
  "deprecated-input",
  "unchecked-sample",
  "broken-release",
  "dead-link-text",
  "missing-message",
  "missing-alt",
  "orphan-page",
  "stale-review",
  "removed-address",
])

/**
 * The levels of the checks for a site. In a tree that was written for Docusaurus, only problems that also stop Docusaurus are
 * errors, and rules that are not listed here are warnings. The site configuration overrides both.
 */
export function checkLevels({ docusaurus, checks }: SiteConfig): Partial<Record<CheckRule, CheckLevel>> {
  if (!docusaurus) return checks
  const level = (rule: CheckRule): CheckLevel =>
    errors.has(rule) ? "throw" : ignored.has(rule) ? "ignore" : "warn"
  return { ...Object.fromEntries(checkRules.map((rule) => [rule, level(rule)])), ...checks }
}
