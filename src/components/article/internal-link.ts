/** The parts of a link that decide whether the site follows it or the browser. */
export interface LinkParts {
  origin: string
  pathname: string
  search: string
  hash: string
  target: string
  download: boolean
}

/** The path of the site that a link leads to, without the path prefix; `undefined` when the browser has to follow it. */
export function internalPath(
  link: LinkParts,
  page: { origin: string; pathname: string },
  prefix: string,
): string | undefined {
  const { origin, pathname, search, hash, target, download } = link
  if (origin !== page.origin || download || (target !== "" && target !== "_self")) return undefined
  if (!pathname.startsWith(prefix)) return undefined
  // a file, not a page; a version such as "1.4.0" is no extension
  if (/\.[a-z][a-z\d]*$/i.test(pathname)) return undefined
  // an anchor of this page
  if (pathname === page.pathname && hash !== "") return undefined
  return `/${pathname.slice(prefix.length)}${search}${hash}`
}
