/** The parts of a link that decide whether client-side navigation can handle it. */
export interface LinkParts {
  origin: string
  pathname: string
  search: string
  hash: string
  target: string
  download: boolean
}

/** The path of a link's page, without the path prefix; `undefined` if the browser itself has to follow the link. */
export function internalPath(
  link: LinkParts,
  page: { origin: string; pathname: string },
  prefix: string,
): string | undefined {
  const { origin, pathname, search, hash, target, download } = link
  if (origin !== page.origin || download || (target !== "" && target !== "_self")) return undefined
  if (!pathname.startsWith(prefix)) return undefined
  // a file, not a page; the end of a version such as "1.4.0" is not an extension
  if (/\.[a-z][a-z\d]*$/i.test(pathname)) return undefined
  // an anchor of this page
  if (pathname === page.pathname && hash !== "") return undefined
  return `/${pathname.slice(prefix.length)}${search}${hash}`
}
