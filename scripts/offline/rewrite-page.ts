import path from "node:path"
import { rewriteHtml } from "../../src/node/markdown/html/rewrite-html"
import { decodeFragment, splitAddress } from "../../src/shared/paths"
import { structuredDataType } from "../../src/shared/structured-data-type"

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

/** Links to files that scripts preload, and to what the published site offers to browsers and programs. */
const removedLinks = /preload|preconnect|manifest|search|alternate|describedby/

/** What the copy leaves out: scripts that need a server, links for them, and the Content-Security-Policy. */
function isRemoved(name: string, attributes: Record<string, string>): boolean {
  if (name === "script") return attributes.type !== structuredDataType
  if (name === "link") return removedLinks.test(attributes.rel ?? "")
  return name === "meta" && attributes["http-equiv"] === "Content-Security-Policy"
}

/**
 * A page as it works when it is opened from a folder: relative addresses, and the copy's own script. Links to what the copy
 * does not have lead to the published site, whose origin is that of the page's canonical address.
 * @param html HTML as the build writes it: attribute values in double quotes
 */
export function rewritePage(html: string, { file, prefix, files }: PageOptions): string {
  const [, canonical] = /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(html) ?? []
  const options = {
    file,
    prefix,
    files,
    ...(canonical === undefined ? {} : { origin: new URL(canonical).origin }),
  }
  const root = "../".repeat(file.split("/").length - 1)
  const ownFiles = `<link rel="stylesheet" href="${root}${offlineFolder}/offline.css"/><script src="${root}${offlineFolder}/offline.js" data-root="${root}"></script>`
  let removedFrom: number | undefined
  let isStyle = false
  return rewriteHtml(html, (rewriter) => ({
    onopentag(name, attributes) {
      isStyle = name === "style"
      if (isRemoved(name, attributes)) {
        removedFrom = rewriter.start()
        return
      }
      rewriter.replaceOpening(
        { name, attributes },
        { name, value: (attribute, value) => relativeValue(attribute, value, options) },
      )
    },
    ontext(text) {
      if (isStyle) rewriter.replace(rewriteStyles(text, options))
    },
    onclosetag(name) {
      isStyle = false
      if (removedFrom !== undefined) rewriter.replace("", removedFrom)
      removedFrom = undefined
      if (name === "head") rewriter.replace(`${ownFiles}</head>`)
    },
  }))
}

/** The value of an attribute of the page, with relative addresses. */
function relativeValue(attribute: string, value: string, options: PageOptions): string {
  const relative = (address: string) =>
    /^\/(?!\/)/.test(address) ? relativeAddress(address, options) : address
  switch (attribute.toLowerCase()) {
    case "href":
    case "src":
    case "poster":
      return relative(value)
    case "srcset":
      return value.replace(
        /(^|,\s*)([^\s,]+)/g,
        (_, before: string, address: string) => before + relative(address),
      )
    default:
      return value
  }
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
  // A path that cannot be decoded may still be the name of a file.
  const below = decodeFragment(written.slice(prefix.length)).replace(/^\/|\/$/g, "")
  const target = [below, `${below}/index.html`.replace(/^\//, "")].find((name) => files.has(name))
  if (target === undefined) return origin + address
  const from = path.posix.dirname(file)
  // The characters ? and # of a file's name must not be read as delimiters.
  return encodeURI(path.posix.relative(from, target)).replace(/[?#]/g, encodeURIComponent) + hash
}
