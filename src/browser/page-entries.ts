import { pagePath, samePage } from "../shared/paths"

/** The history entries of the page that is shown. */
export interface PageEntries {
  /** Calls a function when the reader goes to another of these entries, or only to another fragment. */
  listen: (type: "popstate" | "hashchange", follow: () => void) => void
  /**
   * Replaces the query of the current entry: "", or a string that starts with "?". Keeps its fragment, unless another one is passed:
   * "", or a string that starts with "#".
   */
  replaceQuery: (search: string, hash?: string) => void
}

/**
 * Creates access to the history entries of the page that is shown. After back or forward, the address is that of another page
 * while this one is loading: its events are ignored, and its entry is not changed.
 * @param signal removes the listeners
 */
export function pageEntries(signal: AbortSignal): PageEntries {
  let page = window.location.pathname
  const isCurrent = () => samePage(window.location.pathname, page)
  return {
    listen(type, follow) {
      const onEvent = ({ isTrusted }: Event) => {
        // The site itself dispatches the event when it has normalized the address of a new document.
        if (!isTrusted) page = window.location.pathname
        if (isCurrent()) follow()
      }
      window.addEventListener(type, onEvent, { signal })
    },
    replaceQuery(search, hash = window.location.hash) {
      const { pathname } = window.location
      if (isCurrent()) window.history.replaceState(window.history.state, "", pathname + search + hash)
    },
  }
}

/**
 * Whether the address is that of a page, and not that of another one, which is being loaded after back or forward.
 * @param slug path of the page
 */
export function isAddressOfPage(slug: string): boolean {
  return samePage(pagePath(window.location.pathname, __PATH_PREFIX__), slug)
}
