import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { errorMessage } from "../../shared/error-message"
import type { SiteConfig } from "../../shared/site-config"
import { contentLayout, type ContentLayout } from "../content/layout"
import { listFiles } from "../content/files/list-files"
import { loadContent } from "../content/load-content"
import { webAddress } from "../markdown/html/web-address"
import { outlineOf } from "../markdown/read-markdown"
import { createSite } from "./create-site"
import { notCarriedOver } from "./not-carried-over"
import { fieldsOf } from "./plain-values"
import { planTree, type Project } from "./plan-tree"
import { readModule } from "./read-module"
import { watchReads } from "./watch-reads"

/** A Docusaurus project as the content of a site. */
export interface ReadProject {
  /** Absolute path of the content directory. */
  contentDir: string
  site: SiteConfig
  /** Origin of the published project, and its path on the host; the path is empty at the root. */
  origin: string
  basePath: string
  /** Parts that could not be converted, one sentence each. */
  notes: string[]
}

const configNames = ["ts", "mts", "cts", "js", "mjs", "cjs"].map((ending) => `docusaurus.config.${ending}`)

/**
 * Reads a Docusaurus project: its configuration as data, its sidebars, and the pages that its navbar links to.
 * @throws one sentence if the folder is not a Docusaurus project, or its configuration cannot be read
 */
export async function readProject(folder: string): Promise<ReadProject> {
  const project = path.resolve(folder)
  const name = configNames.find((name) => existsSync(path.join(project, name)))
  if (name === undefined)
    throw new Error(`${folder} contains no docusaurus.config.js or .ts; name the folder that has one.`)
  const config = await readModule(path.join(project, name), project).catch((error: unknown) => {
    throw new Error(`${path.join(folder, name)} cannot be read: ${errorMessage(error)}`, {
      cause: error,
    })
  })
  const watched = watchReads(config.value, settingsOfOwn)
  const fields = fieldsOf(watched.value)
  const files = projectFiles(project)
  const plan = planTree(fields, files)
  const { contentDir } = plan
  const layout = contentLayout(contentDir, process.cwd(), plan.tree)
  const { index, imageHosts } = await pagesAndImageHosts(layout)
  const { site, notes } = createSite({ config: fields, plan, index, imageHosts })
  return {
    contentDir,
    site,
    origin: plan.origin,
    basePath: plan.basePath,
    notes: [
      ...notCarriedOver({ config: fields, lost: config.lost }, plan, files),
      ...notes,
      ...lostSettings(config.lost),
      ...unreadSettings(watched.unread()),
    ],
  }
}

/** The pages of a tree, and the origins of their images from other hosts. */
async function pagesAndImageHosts(layout: ContentLayout) {
  const { documents, index } = await loadContent(layout)
  const images = documents.flatMap((document) => outlineOf(document).images)
  const hosts = images.flatMap(({ url }) => webAddress(url)?.origin ?? [])
  return { index, imageHosts: [...new Set(hosts)].sort() }
}

/** Settings of features that this site has itself: diagrams, and syntax highlighting for all languages. */
const settingsOfOwn = [
  "markdown.mermaid",
  "themeConfig.mermaid",
  "themeConfig.prism.theme",
  "themeConfig.prism.darkTheme",
  "themeConfig.prism.additionalLanguages",
]

/** Settings that are not data. Settings of plugins are reported as plugins that do not run. */
function lostSettings(lost: readonly string[]): string[] {
  const isOwn = (path: string) => settingsOfOwn.some((own) => path === own || path.startsWith(`${own}.`))
  const settings = lost.filter(
    (path) => !/^(?:plugins|presets|themes)\b|remark|rehype/i.test(path) && !isOwn(path),
  )
  if (settings.length === 0) return []
  return [`These settings are made by code that does not run: ${[...new Set(settings)].join(", ")}.`]
}

/** Settings without a counterpart on this site. Other sentences report the blog and the Markdown plugins. */
function unreadSettings(unread: readonly string[]): string[] {
  const settings = unread.filter((path) => !/^presets\.blog\.|(?:remark|rehype)Plugins$/i.test(path))
  return settings.length === 0 ? [] : [`These settings are not read: ${settings.join(", ")}.`]
}

function projectFiles(project: string): Project {
  const absolute = (file: string) => path.join(project, file)
  return {
    folder: project,
    exists: (file) => existsSync(absolute(file)),
    read: (file) => (existsSync(absolute(file)) ? readFileSync(absolute(file), "utf8") : undefined),
    list: (folder) =>
      existsSync(absolute(folder))
        ? listFiles({ folder: absolute(folder), reportFolder: folder, readable: [project] }).files
        : [],
  }
}
