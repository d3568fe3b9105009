import path from "node:path"
import { withoutTrailingSlash } from "../../shared/paths"
import type { DocsVersion, DocusaurusDocs } from "../../shared/site-config"
import { parseJson } from "./parse-json"
import { fieldsOf, itemsOf, textOf, textsOf, type Fields } from "./plain-values"

/** Access to the files of a Docusaurus project. Paths are from its folder. */
export interface ProjectFiles {
  exists(file: string): boolean
  /** Text of a file; `undefined` if it does not exist. */
  read(file: string): string | undefined
}

/** A docs plugin of the project: that of the preset, or an additional one. */
interface DocsPlugin {
  id: string
  options: Fields
}

/** A version of the docs without its start page, which is only known after the pages have been read. */
type PlannedVersion = Omit<DocsVersion, "mainDoc">

/** Folders and versions of a docs plugin. Folders are paths from the project's folder. */
export interface FoundDocs {
  plugin: DocsPlugin
  docs: DocusaurusDocs[]
  versions: PlannedVersion[]
}

/** The docs plugins of a configuration. */
export function docsPlugins(config: Fields): DocsPlugin[] {
  return pluginOptions(config, "docs").map((options) => ({ id: textOf(options.id) ?? "default", options }))
}

/** The options of each docs or blog plugin of a configuration: that of the preset, unless it is off, and additional ones. */
export function pluginOptions(config: Fields, kind: "docs" | "blog"): Fields[] {
  const preset = classicPreset(config)
  const ofPreset = preset?.options[kind]
  const others = entriesOf(config.plugins).filter(({ name }) =>
    new RegExp(`(?:^|plugin-)content-${kind}(?:/|$)`).test(name),
  )
  return [
    ...(preset && ofPreset !== false ? [fieldsOf(ofPreset)] : []),
    ...others.map(({ options }) => fieldsOf(options)),
  ]
}

/** The preset with Docusaurus's own plugins and its theme, or another one that has options for docs. */
export function classicPreset(config: Fields): { name: string; options: Fields } | undefined {
  const presets = entriesOf(config.presets)
  const found =
    presets.find(({ name }) => /(?:^|preset-)classic(?:\/|$)/.test(name)) ??
    presets.find(({ options }) => fieldsOf(options).docs !== undefined)
  return found && { name: found.name, options: fieldsOf(found.options) }
}

/** Plugins, presets or themes by name, each with its options. */
export function entriesOf(value: unknown): { name: string; options: unknown }[] {
  return itemsOf(value).flatMap((entry) => {
    const [name, options] = Array.isArray(entry) ? (entry as unknown[]) : [entry]
    return typeof name === "string" ? [{ name, options }] : []
  })
}

/** Finds the folders of a docs plugin: its versions and their translations. */
export function findDocs(
  plugin: DocsPlugin,
  { locales, files }: { locales: readonly string[]; files: ProjectFiles },
): FoundDocs {
  const { id, options } = plugin
  const base = path.posix.join("/", textOf(options.routeBasePath) ?? "docs")
  const folder = tidy(textOf(options.path) ?? "docs")
  const prefix = id === "default" ? "" : `${id}_`
  const released = readJsonList(files.read(`${prefix}versions.json`))
  const last = textOf(options.lastVersion) ?? released[0] ?? "current"
  const included = textsOf(options.onlyIncludeVersions)
  const all = [...(options.includeCurrentVersion === false ? [] : ["current"]), ...released]
  const names = options.disableVersioning === true ? ["current"] : all
  const wanted = names.filter((name) => included.length === 0 || included.includes(name))

  const found = wanted.map((name) => {
    const settings = fieldsOf(fieldsOf(options.versions)[name])
    const isLast = name === last || wanted.length === 1
    const below = textOf(settings.path) ?? (isLast ? "" : name === "current" ? "next" : name)
    const route = path.posix.join(base, below)
    const sidebars =
      name === "current"
        ? currentSidebars(options, files)
        : `${prefix}versioned_sidebars/version-${name}-sidebars.json`
    const versionDocs: DocusaurusDocs = {
      folder: name === "current" ? folder : `${prefix}versioned_docs/version-${name}`,
      route: withoutTrailingSlash(route),
      ...(sidebars !== undefined && files.exists(sidebars) ? { sidebars } : {}),
      ...(options.numberPrefixParser === false ? { numberPrefixParser: false } : {}),
    }
    const part = name === "current" ? "current" : `version-${name}`
    const plugins =
      id === "default" ? "docusaurus-plugin-content-docs" : `docusaurus-plugin-content-docs-${id}`
    const translated = locales.slice(1).flatMap((locale): DocusaurusDocs[] => {
      const folder = `i18n/${locale}/${plugins}/${part}`
      if (!files.exists(folder)) return []
      return [
        {
          ...versionDocs,
          folder,
          route: withoutTrailingSlash(path.posix.join("/", locale, route)),
          fallback: versionDocs.folder,
        },
      ]
    })
    const version: PlannedVersion = {
      name,
      label: textOf(settings.label) ?? (name === "current" ? "Next" : name),
      path: withoutTrailingSlash(route),
      isLast,
    }
    return { docs: [versionDocs, ...translated], version }
  })
  return {
    plugin,
    docs: found.flatMap(({ docs }) => docs).filter(({ folder }) => files.exists(folder)),
    versions: found.map(({ version }) => version),
  }
}

function currentSidebars({ sidebarPath }: Fields, files: ProjectFiles): string | undefined {
  if (sidebarPath === false) return undefined
  const named = textOf(sidebarPath)
  const candidates = named === undefined ? ["sidebars.js", "sidebars.ts", "sidebars.json"] : [tidy(named)]
  return candidates.find((file) => files.exists(file))
}

function readJsonList(text: string | undefined): string[] {
  if (text === undefined) return []
  try {
    return textsOf(parseJson(text))
  } catch {
    return [] // Docusaurus would stop with an error; here, unreadable versions are left out
  }
}

/** Normalizes a path of the configuration: relative to the project, or absolute if it was built with `__dirname`. */
export function tidy(file: string): string {
  return path.posix.normalize(file.replace(/^\/project\//, "./")).replace(/\/$/, "")
}
