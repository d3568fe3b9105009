import { articlesPath } from "../knowledge-base"
import { decodeFragment, decodePath, splitAddress, withoutTrailingSlash } from "../paths"

/** The address of a page, as far as a query contains it. */
export interface SoughtAddress {
  /** Paths that the page can have in lower case, the most likely one first. */
  paths: string[]
  /** Id of a heading, input or output of the page; "" for the page itself. */
  anchor: string
}

/** The number of an article: `#76`, `76`, `kb 76`, `KB76`, `kb-76`. */
const articleNumber = /^(?:#|kb[\s#-]*)?0*(\d+)$/i
/**
 * The path of an article by its number, which words of its title can follow: `/kb/76`, `/kb/76-state-lock`, and on GitHub,
 * `/knowledge-base/discussions/76`.
 */
const articlePath = /\/(?:kb|knowledge-base)(?:\/discussions)?\/0*(\d+)(?:-[^/]*)?$/
/** The origin of an address, or its host alone. */
const origin = /^(?:(?:https?:)?\/\/[^/]+|[\w-]+(?:\.[\w-]+)+(?::\d+)?(?=\/)|localhost(?::\d+)?(?=\/))/i
/** The ending of a page's file. */
const ending = /(?:(?:\/index|\/readme)?\.(?:mdx?|html))?$/i

/**
 * Reads a query that is the address of a page: the number of an article, or an address or the path of a file as copied from
 * a browser, a message or a repository. `undefined` for any other query.
 */
export function readAddress(query: string): SoughtAddress | undefined {
  const written = query.trim()
  const [, number] = articleNumber.exec(written) ?? []
  if (number !== undefined) return { paths: [`${articlesPath}${number}`], anchor: "" }
  if (/\s/.test(written) || !written.includes("/")) return undefined
  const { path, hash } = splitAddress(written.replace(origin, ""))
  const folders = decodePath(path)
    .toLowerCase()
    .replace(ending, "")
    .split("/")
    .filter((folder) => folder !== "")
  // Before the path of the page, there can be the folder of the content, or that of the site on its host.
  const paths = folders.map((_, first) => `/${folders.slice(first).join("/")}`)
  const [, article] = articlePath.exec(paths[0] ?? "") ?? []
  return {
    paths: article === undefined ? paths : [...new Set([...paths, `${articlesPath}${article}`])],
    anchor: decodeFragment(hash.slice(1)),
  }
}

/** Normalizes the path of a page, to compare it with `SoughtAddress.paths`. */
export function comparablePath(path: string): string {
  return withoutTrailingSlash(path).toLowerCase()
}
