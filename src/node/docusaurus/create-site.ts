import path from "node:path"
import { isBelow, withoutTrailingSlash } from "../../shared/paths"
import type {
  CheckLevel,
  CheckRule,
  DocsVersion,
  NavbarItem,
  SiteConfig,
  SiteLink,
} from "../../shared/site-config"
import type { ContentIndex } from "../content/content-index"
import { docsId } from "../content/routes/route"
import { fieldsOf, itemsOf, textOf, type Fields } from "./plain-values"
import type { TreePlan } from "./plan-tree"

interface SiteInput {
  config: Fields
  plan: TreePlan
  /** The pages and sidebars of the tree. */
  index: Pick<ContentIndex, "byId" | "bySlug" | "sidebars" | "pages">
  /** Origins of images from other hosts. */
  imageHosts: readonly string[]
}

/** Creates a site configuration for a Docusaurus project, and lists unsupported parts of its navbar and footer. */
export function createSite(input: SiteInput): { site: SiteConfig; notes: string[] } {
  const { config, plan, imageHosts } = input
  const theme = fieldsOf(config.themeConfig)
  const { copyright, links } = fieldsOf(theme.footer)
  const notes: string[] = []
  const title = textOf(config.title) ?? "Documentation"
  const editBase = editBaseOf(plan)
  return {
    notes,
    site: {
      title,
      tagline: textOf(config.tagline) ?? title,
      organization: textOf(config.organizationName) ?? title,
      copyrightYears: yearsOf(textOf(copyright)),
      ...(editBase === undefined ? {} : { editBase }),
      colorMode: colorModeOf(fieldsOf(theme.colorMode)),
      navbar: navbarOf(itemsOf(fieldsOf(theme.navbar).items), input, notes),
      footer: footerOf(itemsOf(links), input, notes),
      locales: plan.locales,
      versions: versionsOf(input),
      sections: sectionsOf(input),
      tableOfContents: levelsOfContents(fieldsOf(theme.tableOfContents)),
      reviewAfterDays: 365,
      ...(imageHosts.length > 0 ? { imageHosts } : {}),
      docusaurus: plan.tree,
      checks: checksOf(config),
    },
  }
}

/** The start page of a docs folder: the page at its address, else the first page of its sidebars, else any page. */
function openingPage(
  { index, plan }: SiteInput,
  { folder, route }: { folder: string; route: string },
): string {
  const folderStart = `${plan.fromContent(folder)}/`
  const pages = index.pages.filter(({ file }) => file.startsWith(folderStart))
  const first = [...index.sidebars.values()]
    .filter(({ name }) => name.startsWith(folderStart) || `${name}/` === folderStart)
    .flatMap(({ items }) => items.flatMap(({ type, href }) => (type !== "link" && href ? [href] : [])))[0]
  const atRoute = pages.find(({ slug }) => withoutTrailingSlash(slug) === withoutTrailingSlash(route))
  return atRoute?.slug ?? first ?? pages[0]?.slug ?? route
}

function versionsOf(input: SiteInput): [DocsVersion, ...DocsVersion[]] {
  const [main] = input.plan.found
  const folders = (main?.docs ?? []).filter(({ fallback }) => fallback === undefined)
  const versions = (main?.versions ?? []).flatMap((version): DocsVersion[] => {
    const docs = folders.find(({ route }) => route === version.path)
    return docs ? [{ ...version, mainDoc: openingPage(input, docs) }] : []
  })
  const [first = { name: "current", label: "Next", path: "/", mainDoc: "/", isLast: true }, ...rest] =
    versions
  return [first, ...rest]
}

/** One section for each docs plugin. */
function sectionsOf({ plan, config }: SiteInput): SiteConfig["sections"] {
  const items = itemsOf(fieldsOf(fieldsOf(config.themeConfig).navbar).items).map(fieldsOf)
  return plan.found.map(({ plugin: { id }, docs }) => {
    const isOwn = (item: Fields) =>
      (textOf(item.docsPluginId) ?? "default") === id && /^doc/.test(textOf(item.type) ?? "")
    return {
      label: textOf(items.find((item) => isOwn(item) && textOf(item.label))?.label) ?? "Docs",
      path: docs[0]?.route ?? "/",
    }
  })
}

function navbarOf(items: readonly unknown[], input: SiteInput, notes: string[]): NavbarItem[] {
  return items.map(fieldsOf).flatMap((item): NavbarItem[] => {
    const type = textOf(item.type) ?? "default"
    // The header of this site already has a search, and dropdowns for languages and versions.
    if (["search", "localeDropdown", "docsVersionDropdown"].includes(type)) return []
    const link = linkOf(item, input)
    if (link) return [{ ...link, position: item.position === "right" ? "right" : "left" }]
    const name = textOf(item.label) ?? type
    notes.push(
      itemsOf(item.items).length > 0
        ? `The navbar's dropdown "${name}" is left out: the header has no dropdowns of links.`
        : `The navbar's item "${name}" is left out: it leads to no page of the docs.`,
    )
    return []
  })
}

function footerOf(groups: readonly unknown[], input: SiteInput, notes: string[]): SiteConfig["footer"] {
  const given = groups.map(fieldsOf)
  const titled = given.filter(({ items }) => Array.isArray(items))
  const loose = given.filter(({ items }) => !Array.isArray(items))
  const all = [...titled, ...(loose.length > 0 ? [{ title: "More", items: loose }] : [])]
  return all.flatMap(({ title, items }) => {
    const links = itemsOf(items)
      .map(fieldsOf)
      .flatMap((item) => {
        const link = linkOf(item, input)
        if (!link)
          notes.push(
            `The footer's link "${textOf(item.label) ?? "without a label"}" is left out: it leads to no page of the docs.`,
          )
        return link ?? []
      })
    return links.length > 0 ? [{ title: textOf(title) ?? "More", links }] : []
  })
}

/** A link of the navbar or the footer; `undefined` if it has no target on this site. */
function linkOf(item: Fields, input: SiteInput): SiteLink | undefined {
  const href = textOf(item.href)
  const to = targetOf(item, input)
  const label =
    textOf(item.label) ??
    textOf(item["aria-label"]) ??
    (href && URL.canParse(href) ? new URL(href).hostname : undefined)
  if (to !== undefined) {
    const page = input.index.bySlug.get(withoutTrailingSlash(to.replace(/[?#].*$/, "")))
    const { elsewhere } = input.plan.tree
    const isElsewhere = elsewhere?.paths.some((path) => isBelow(to, path)) ?? false
    if (page) return { label: label ?? page.label, to }
    return isElsewhere && elsewhere && label !== undefined
      ? { label, href: elsewhere.origin + to }
      : undefined
  }
  if (href === undefined || label === undefined) return undefined
  if (URL.canParse(href)) return { label, href }
  return { label, href: input.plan.origin + path.posix.join("/", href) } // a path on the project's host
}

/** The path on this site that an item links to. */
function targetOf(item: Fields, { plan, index }: SiteInput): string | undefined {
  const to = textOf(item.to)
  if (to !== undefined) return /^[a-z]+:/.test(to) ? undefined : path.posix.join("/", to)
  const id = textOf(item.docsPluginId) ?? "default"
  const found = plan.found.find(({ plugin }) => plugin.id === id)
  const last = found?.versions.find(({ isLast }) => isLast) ?? found?.versions[0]
  const docs = found?.docs.find(({ route, fallback }) => route === last?.path && fallback === undefined)
  if (!docs) return undefined
  const folder = plan.fromContent(docs.folder)
  const [doc, sidebar] = [textOf(item.docId), textOf(item.sidebarId)]
  if (doc !== undefined) return index.byId.get(docsId({ folder }, doc))?.slug
  if (sidebar === undefined) return undefined
  const items = index.sidebars.get(`${folder}/${sidebar}`)?.items ?? []
  return items.find(({ type, href }) => type !== "link" && href)?.href ?? undefined
}

function yearsOf(copyright: string | undefined): SiteConfig["copyrightYears"] {
  const years = (copyright?.match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number)
  const now = new Date().getFullYear()
  return { from: Math.min(...years, now), to: Math.max(...years, ...(years.length > 0 ? [] : [now])) }
}

/** The base address of "Edit this page", to which a file's path from the content directory is added. */
function editBaseOf({ found, tree: { project } }: TreePlan): string | undefined {
  const url = textOf(found[0]?.plugin.options.editUrl)
  if (url === undefined || !URL.canParse(url)) return undefined
  const up = project === "." ? "./" : "../".repeat(project.split("/").length)
  return new URL(up, url.endsWith("/") ? url : `${url}/`).href.replace(/\/$/, "")
}

function colorModeOf({
  defaultMode,
  disableSwitch,
  respectPrefersColorScheme,
}: Fields): SiteConfig["colorMode"] {
  return {
    default: defaultMode === "dark" ? "dark" : "light",
    respectSystem: respectPrefersColorScheme === true,
    switchable: disableSwitch !== true,
  }
}

function levelsOfContents({ minHeadingLevel, maxHeadingLevel }: Fields): SiteConfig["tableOfContents"] {
  const min = ([2, 3, 4] as const).find((level) => level === minHeadingLevel) ?? 2
  const max = ([2, 3, 4, 5, 6] as const).find((level) => level === maxHeadingLevel) ?? 3
  return { minLevel: min, maxLevel: max }
}

/** Levels of the checks, from the project's settings or the defaults of Docusaurus. */
function checksOf(config: Fields): SiteConfig["checks"] {
  const hooks = fieldsOf(fieldsOf(config.markdown).hooks)
  const level = (value: unknown, usual: CheckLevel): CheckLevel => {
    if (value === "throw" || value === "ignore") return value
    return value === "log" || value === "warn" ? "warn" : usual
  }
  const levels: [CheckRule, CheckLevel][] = [
    ["broken-link", level(config.onBrokenLinks, "throw")],
    ["broken-anchor", level(config.onBrokenAnchors, "warn")],
    ["broken-markdown-link", level(hooks.onBrokenMarkdownLinks ?? config.onBrokenMarkdownLinks, "warn")],
    ["broken-image", level(hooks.onBrokenMarkdownImages, "throw")],
    ["duplicate-route", level(config.onDuplicateRoutes, "warn")],
  ]
  return Object.fromEntries(levels)
}
