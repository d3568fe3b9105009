import { gatsbyRuntime } from "../navigation/gatsby-runtime"
import { pageDataFile } from "../shared/page-scripts"
import type { PreviewStream } from "./preview-stream"

/** What the server sends of a page. */
interface ServedPage {
  componentChunkName: string
  result: unknown
}

let isChecking = false
let isRequested = false

/** Checks the data of the open page when the stream connects, and each time Gatsby has handled a change. */
export function followData(stream: Pick<PreviewStream, "on">): void {
  stream.on("settled", () => void checkData())
}

/**
 * Loads the open page again if the server has other data of it, a page that was missing, or none any more. Gatsby updates the data of
 * open pages, but it loses an update that arrives before its own connection or while the page's component is loading, and it does not
 * follow pages that are created or removed. Call it after each navigation.
 */
export async function checkData(): Promise<void> {
  isRequested = true
  if (isChecking) return
  isChecking = true
  try {
    while (isRequested) {
      isRequested = false
      const { pathname } = window.location
      const isMissed = (await isOutOfDate(pathname)) && (await isOutOfDate(pathname)) // Gatsby's update can follow the first answer
      if (isMissed) window.location.reload()
    }
  } finally {
    isChecking = false
  }
}

async function isOutOfDate(path: string): Promise<boolean> {
  const loader = gatsbyRuntime()?.___loader
  if (!loader?.loadPageSync(path)) return false // it is checked once it is shown
  const data = await fetchData(path)
  const shown = loader.loadPageSync(path) // Gatsby may have updated it meanwhile
  if (data === undefined || !shown || path !== window.location.pathname) return false
  const isMissing = loader.isPageNotFound(path) ?? false
  if (isMissing !== (data === null)) return true
  return (
    data !== null &&
    (data.componentChunkName !== shown.page?.componentChunkName ||
      JSON.stringify(data.result) !== JSON.stringify(shown.json))
  )
}

/** The data of a page at the server, after its queries have run: `null` if there is no such page, `undefined` without an answer. */
async function fetchData(path: string): Promise<ServedPage | null | undefined> {
  try {
    const response = await fetch(`/${pageDataFile(path)}`, { cache: "no-store" })
    if (response.status === 404) return null
    return response.ok ? ((await response.json()) as ServedPage) : undefined
  } catch {
    return undefined // The preview was stopped: the page is loaded again once another run serves it.
  }
}
