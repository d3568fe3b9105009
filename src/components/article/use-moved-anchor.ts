import { useEffect } from "react"
import { pageEntries } from "../../browser/page-entries"
import { allowFailedScript } from "../../navigation/failed-script"
import { decodeFragment } from "../../shared/paths"

/** Redirects readers who follow a link to a heading that has moved to another page. */
export function useMovedAnchor(path: string): void {
  useEffect(() => {
    const look = () => {
      const { hash, href } = window.location
      const id = decodeFragment(hash.slice(1))
      if (id === "" || document.getElementById(id) !== null) return
      import("./follow-moved-anchor").then(
        ({ followMovedAnchor }) => followMovedAnchor({ path, id, href }),
        allowFailedScript, // without the script, the reader stays at the top of the page
      )
    }
    look()
    const listening = new AbortController()
    pageEntries(listening.signal).listen("hashchange", look)
    return () => listening.abort()
  }, [path])
}
