import { pageDataFile } from "../shared/page-scripts"
import { pathBelow } from "../shared/paths"
import { chunkFiles } from "./gatsby-runtime"

/**
 * Whether the host responds for a page, so that a full page load makes sense. A 404 counts as a response: the page is not
 * Gatsby's, or a newer build has replaced the one of this document.
 * @param pathname including the path prefix
 */
export async function hostResponds(pathname: string): Promise<boolean> {
  try {
    const file = pageDataFile(pathBelow(pathname, __PATH_PREFIX__))
    const data = await fetch(`${__PATH_PREFIX__}/${file}`, { cache: "no-store" })
    if (data.status === 404) return true
    if (!data.ok) return false
    const { componentChunkName } = (await data.json()) as { componentChunkName: string }
    const scripts = await Promise.all(
      chunkFiles(componentChunkName).map((script) => fetch(`${__PATH_PREFIX__}${script}`)),
    )
    return scripts.every(({ ok, status }) => ok || status === 404)
  } catch {
    return false // no connection, or a proxy that responds in place of the host
  }
}
