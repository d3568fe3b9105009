import path from "node:path"
import { splitAddress } from "../../src/shared/paths"

/** Folder of the offline copy for the files that a build does not have. */
export const offlineFolder = "offline"

interface PageOptions {
  /** Path of the page's file in the copy. */
  file: string
  /** Path prefix that the site was built for. */
  prefix: string
  /** Files of the copy. */
  files: ReadonlySet<string>
  /** Origin of the published site. */
  origin?: string
}

/** Scripts that need a server, links to files that they preload and to the published site, and the Content-Security-Policy. */
const removed = [
  /<script(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g,
  /<link(?=[^>]*rel="(?:preload|preconnect|modulepreload|manifest|search|alternate|describedby)")[^>]*>/g,
  /<meta(?=[^>]*http-equiv="Content-Security-Policy")[^>]*>/g,
]

/**
 * A page as it works when it is opened from a folder: relative addresses, and the copy's own script. Links to what the copy
 * does not have lead to the published site, whose origin is that of the page's canonical address.
 */
export function rewritePage(html: string, { file, prefix, files }: PageOptions): string {
  const [, canonical] = /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(html) ?? []
  const options = {
    file,
    prefix,
    files,
    ...(canonical === undefined ? {} : { origin: new URL(canonical).origin }),
  }
  const withoutRemoved = removed.reduce((text, pattern) => text.replace(pattern, ""), html)
  const withLinks = withoutRemoved.replace(
    /(\s(?:href|src)=")(\/(?!\/)[^"]*)"/g,
    (_, start: string, address: string) => `${start}${relativeAddress(address, options)}"`,
  )
  const withImages = withLinks.replace(
    /(\s(?:srcset|srcSet)=")([^"]*)"/g,
    (_, start: string, set: string) =>
      `${start}${set.replace(/(^|,\s*)(\/(?!\/)[^\s,]*)/g, (_, before: string, address: string) => before + relativeAddress(address, options))}"`,
  )
  const withStyles = withImages.replace(
    /(<style[^>]*>)([\s\S]*?)(<\/style>)/g,
    (_, start: string, css: string, end: string) => start + rewriteStyles(css, options) + end,
  )
  const root = "../".repeat(file.split("/").length - 1)
  return withStyles.replace(
    "</head>",
    `<link rel="stylesheet" href="${root}${offlineFolder}/offline.css"/><script src="${root}${offlineFolder}/offline.js" data-root="${root}"></script></head>`,
  )
}

/** A style sheet whose addresses are relative to its own file. */
export function rewriteStyles(css: string, options: PageOptions): string {
  return css.replace(
    /url\((["']?)(\/(?!\/)[^)"']*)\1\)/g,
    (_, quote: string, address: string) => `url(${quote}${relativeAddress(address, options)}${quote})`,
  )
}

/** The relative address of a file of the copy; for other files, the address on the published site, if it is known. */
export function relativeAddress(address: string, { file, prefix, files, origin = "" }: PageOptions): string {
  const { path: written, hash } = splitAddress(address)
  if (written !== prefix && !written.startsWith(`${prefix}/`)) return origin + address
  const below = decodeURIComponent(written.slice(prefix.length)).replace(/^\/|\/$/g, "")
  const target = [below, `${below}/index.html`.replace(/^\//, "")].find((name) => files.has(name))
  if (target === undefined) return origin + address
  const from = path.posix.dirname(file)
  return encodeURI(path.posix.relative(from, target)) + hash
}
