import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { pageDataFiles, pageScriptsId } from "../../../shared/page-scripts"
import { mapFiles } from "../../outputs/map-files"

export interface FinishOptions {
  /** The published folder. */
  folder: string
  pathPrefix: string
  /** Directives of the Content-Security-Policy that are allowed in a `meta` element. */
  policy: string
  /** Pages whose scripts do not wait for the first paint, because scripts make the page's text. */
  urgent: readonly string[]
}

/** A page as Gatsby knows it. */
export interface BuiltPage {
  /** Its address without the path prefix; one that ends with ".html" names its file. */
  path: string
  /** The chunk of its template's component. */
  componentChunkName: string
}

/** Gatsby's list of script files by the chunk of a page's component, which it writes into the published folder. */
interface WebpackStats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>
}

/** The charset element, which must be within the first 1,024 bytes, and the policy of an earlier build. */
const headStart = /(<meta charSet="utf-8"\/>)(?:<meta http-equiv="Content-Security-Policy"[^>]*>)?/

/** Gatsby's scripts, with what an earlier build put around them. */
const scripts = new RegExp(
  `(?:<template id="${pageScriptsId}">(?:<link[^>]*>)*)?((?:<script src="[^"]+" async></script>)+)(?:</template>)?`,
)

/**
 * Inserts the policy into the head of pages, before everything that it applies to, for hosts that send no headers. Puts the
 * scripts of pages into a template, from which the script in the head takes them after the first paint. Files are written in
 * place, so that hard links to them stay valid.
 */
export async function finishPages(pages: readonly BuiltPage[], options: FinishOptions): Promise<void> {
  const { folder, policy, urgent } = options
  const content = policy.replaceAll("&", "&amp;").replaceAll('"', "&quot;")
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content}"/>`
  const stats = JSON.parse(await readFile(path.join(folder, "webpack.stats.json"), "utf8")) as WebpackStats
  await mapFiles(pages, async (page) => {
    const slug = page.path
    const file = path.join(folder, slug.endsWith(".html") ? slug : path.join(slug, "index.html"))
    const html = await readFile(file, "utf8")
    if (!headStart.test(html))
      throw new Error(`${file} has no place for the policy: its head starts otherwise.`)
    const withPolicy = html.replace(headStart, (_, charset: string) => charset + meta)
    const text = urgent.includes(slug) ? withPolicy : withLateScripts(withPolicy, page, stats, options)
    if (text !== html) await writeFile(file, text)
  })
}

function withLateScripts(
  html: string,
  { path: slug, componentChunkName }: BuiltPage,
  { namedChunkGroups }: WebpackStats,
  { pathPrefix }: FinishOptions,
): string {
  const match = scripts.exec(html)
  if (!match) throw new Error(`${slug} has no scripts to be loaded late: Gatsby writes them otherwise.`)
  const chunk = namedChunkGroups[componentChunkName]
  if (!chunk) throw new Error(`${slug} has an unknown chunk, "${componentChunkName}".`)
  const preload = (file: string, attributes: string) =>
    `<link rel="preload" ${attributes} href="${pathPrefix}/${encodeURI(file)}"/>`
  const preloads = [
    ...pageDataFiles(slug).map((file) => preload(file, 'as="fetch" crossorigin="anonymous"')),
    ...chunk.assets
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ name }) => preload(name, 'as="script"')),
  ]
  const late = `<template id="${pageScriptsId}">${preloads.join("")}${match[1]}</template>`
  return html.slice(0, match.index) + late + html.slice(match.index + match[0].length)
}
