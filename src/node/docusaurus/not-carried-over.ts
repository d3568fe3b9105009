import { classicPreset, entriesOf, type ProjectFiles } from "./find-docs"
import { fieldsOf, itemsOf, textOf, type Fields } from "./plain-values"
import { blogPaths, type TreePlan } from "./plan-tree"

/** Features of a Docusaurus project that this site does not support, one sentence each. */
export function notCarriedOver(
  { config, lost }: { config: Fields; lost: readonly string[] },
  { tree, found, locales }: TreePlan,
  files: ProjectFiles,
): string[] {
  const theme = fieldsOf(config.themeConfig)
  const notes: string[] = []
  const origin = tree.elsewhere?.origin ?? ""
  const blogs = blogPaths(config, files)
  for (const blog of blogs)
    notes.push(`The blog at ${blog} is not carried over: links to it lead to ${origin}${blog}.`)
  const pages = (tree.elsewhere?.paths ?? []).filter((page) => !blogs.includes(page))
  if (pages.length > 0)
    notes.push(
      `The pages below src/pages are not carried over: links to ${pages.join(", ")} lead to ${origin}.`,
    )

  const plugins = entriesOf(config.plugins)
    .map(({ name }) => name)
    .filter((name) => !/(?:^|plugin-)content-(?:docs|blog)(?:\/|$)/.test(name))
  const nameless = lost.filter((path) => /^plugins\.\d+(?:\.0)?$/.test(path)).length
  if (nameless > 0) notes.push(`Plugins without a name do not run: ${nameless}.`)
  if (plugins.length > 0) notes.push(`These plugins do not run: ${plugins.join(", ")}.`)
  const themes = entriesOf(config.themes)
    .map(({ name }) => name)
    .filter((name) => !/(?:^|theme-)mermaid$/.test(name)) // this site draws diagrams by itself
  if (themes.length > 0) notes.push(`These themes are not used: ${themes.join(", ")}.`)
  const preset = classicPreset(config)
  const presets = entriesOf(config.presets)
    .map(({ name }) => name)
    .filter((name) => name !== preset?.name)
  if (presets.length > 0) notes.push(`These presets are not used: ${presets.join(", ")}.`)
  const isMarkdownPlugin = lost.some((path) => /(?:remark|rehype)Plugins/i.test(path))
  if (isMarkdownPlugin || found.some(({ plugin: { options } }) => hasMarkdownPlugins(options)))
    notes.push(
      "The remark and rehype plugins of the docs do not run: syntax that they add stays as it is written.",
    )
  const functions = lost.flatMap((path) => docsFunction.exec(path)?.[1] ?? [])
  if (functions.length > 0)
    notes.push(`These functions of the docs do not run: ${[...new Set(functions)].join(", ")}.`)
  if (files.exists("src/theme"))
    notes.push("The components below src/theme are not used: pages look as this site's do.")
  if (
    ["scripts", "stylesheets", "headTags", "clientModules"].some((name) => itemsOf(config[name]).length > 0)
  )
    notes.push("Scripts, style sheets and tags that the configuration adds to pages are left out.")
  for (const { code } of locales.slice(1))
    if (!tree.docs.some(({ route }) => route === `/${code}` || route.startsWith(`/${code}/`)))
      notes.push(`The language "${code}" has no translated docs, and no pages here.`)
  if (locales.length > 1) notes.push("A page without a translation exists in the default language alone.")

  if (theme.announcementBar !== undefined)
    notes.push("The announcement bar is left out: write it into announcement.yml of the content directory.")
  const algolia = fieldsOf(theme.algolia)
  if (textOf(algolia.indexName) !== undefined)
    notes.push(
      `The hosted search is off: set ALGOLIA_APP_ID=${textOf(algolia.appId) ?? "…"}, ALGOLIA_SEARCH_KEY=${textOf(algolia.apiKey) ?? "…"} and ALGOLIA_INDEX_NAME=${textOf(algolia.indexName) ?? "…"} for it; its records have to be this site's.`,
    )
  const measurement = fieldsOf(preset?.options.gtag ?? preset?.options.googleAnalytics).trackingID
  const id = textOf(Array.isArray(measurement) ? measurement[0] : measurement)
  if (id !== undefined) notes.push(`Analytics are off: set GA_MEASUREMENT_ID=${id} for them.`)
  return notes
}

/** Path of a function in the options of the docs that changes addresses, sidebars or the link "Edit this page". */
const docsFunction =
  /^(?:presets\.\d+\.1\.docs|plugins\.\d+\.1)\.(sidebarItemsGenerator|numberPrefixParser|editUrl)$/

function hasMarkdownPlugins(options: Fields): boolean {
  return ["remarkPlugins", "beforeDefaultRemarkPlugins", "rehypePlugins", "beforeDefaultRehypePlugins"].some(
    (name) => itemsOf(options[name]).length > 0,
  )
}
