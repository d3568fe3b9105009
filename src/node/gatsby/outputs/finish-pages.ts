import { createHash } from "node:crypto"
import { closeSync, ftruncateSync, openSync, readFileSync, statSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { GatsbyCache } from "gatsby"
import { pageDataFiles, pageScriptsId } from "../../../shared/page-scripts"

interface FinishOptions {
  /** The published folder. */
  folder: string
  pathPrefix: string
  /** Directives of the Content-Security-Policy that are allowed in a `meta` element. */
  policy: string
  /** Pages whose scripts do not wait for the first paint, because scripts make the page's text. */
  urgent: readonly string[]
}

/** A page of Gatsby. */
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

/** Cache key of the pages that a build has finished. */
const finishedKey = "finished-pages"

/** The pages that a build has finished. */
interface FinishedPages {
  /** Digest of the inserted HTML. */
  insertion: string
  /** When their files were last changed, in milliseconds, by file. */
  times: Record<string, number>
}

/** The charset element, which must be within the first 1,024 bytes, and the policy of an earlier build. */
const headStart = /(<meta charSet="utf-8"\/>)(?:<meta http-equiv="Content-Security-Policy"[^>]*>)?/

const templateStart = `<template id="${pageScriptsId}">`
const scriptStart = '<script src="'

/** Matches Gatsby's scripts, with the template that an earlier build put around them. */
const scripts = new RegExp(
  `(?:${templateStart}(?:<link[^>]*>)*)?((?:${scriptStart}[^"]+" async></script>)+)(?:</template>)?`,
  "y", // at one position only: to search a whole page takes thirty times as long as `indexOf`
)

/**
 * Inserts the policy into the head of pages, before everything that it applies to, for hosts that send no
 * headers. Puts the scripts of pages into a template, from which the script in the head takes them after the
 * first paint. Files are written in place, so that hard links to them stay valid. Files that have not changed
 * since the last build finished them are not read.
 * @param cache stores when the files were finished
 */
export async function finishPages(
  cache: Pick<GatsbyCache, "get" | "set">,
  pages: readonly BuiltPage[],
  options: FinishOptions,
): Promise<void> {
  const { folder, pathPrefix, policy, urgent } = options
  const content = policy.replaceAll("&", "&amp;").replaceAll('"', "&quot;")
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content}"/>`
  const statsText = readFileSync(path.join(folder, "webpack.stats.json"), "utf8")
  const stats = JSON.parse(statsText) as WebpackStats
  const insertion = createHash("sha256")
    .update(JSON.stringify([meta, pathPrefix, urgent, statsText]))
    .digest("base64")
  const earlier = (await cache.get(finishedKey)) as FinishedPages | undefined // set below
  const known = earlier?.insertion === insertion ? earlier.times : {}
  const times: Record<string, number> = {}
  for (const page of pages) {
    const slug = page.path
    const name = slug.endsWith(".html") ? slug : path.join(slug, "index.html")
    const file = path.join(folder, name)
    times[name] = statSync(file).mtimeMs
    if (times[name] === known[name]) continue
    const html = readFileSync(file, "utf8")
    if (!headStart.test(html))
      throw new Error(`${file} has no place for the policy: its head does not start as expected.`)
    const withPolicy = html.replace(headStart, (_, charset: string) => charset + meta)
    const text = urgent.includes(slug) ? withPolicy : withLateScripts(withPolicy, page, stats, options)
    if (text === html) continue
    overwrite(file, text)
    times[name] = statSync(file).mtimeMs
  }
  await cache.set(finishedKey, { insertion, times } satisfies FinishedPages)
}

/** Writes a file without truncating it first: ext4 writes the data of a truncated file to the disk when it is closed. */
function overwrite(file: string, text: string): void {
  const bytes = Buffer.from(text)
  const descriptor = openSync(file, "r+")
  try {
    writeFileSync(descriptor, bytes)
    ftruncateSync(descriptor, bytes.length)
  } finally {
    closeSync(descriptor)
  }
}

function withLateScripts(
  html: string,
  { path: slug, componentChunkName }: BuiltPage,
  { namedChunkGroups }: WebpackStats,
  { pathPrefix }: FinishOptions,
): string {
  const template = html.indexOf(templateStart)
  scripts.lastIndex = template === -1 ? html.indexOf(scriptStart) : template // -1 counts as 0, where nothing matches
  const match = scripts.exec(html)
  if (!match)
    throw new Error(`${slug} has no scripts to be loaded late: Gatsby did not write them as expected.`)
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
  const late = `${templateStart}${preloads.join("")}${match[1]}</template>`
  return html.slice(0, match.index) + late + html.slice(match.index + match[0].length)
}
