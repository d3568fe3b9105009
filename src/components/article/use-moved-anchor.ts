import { useEffect } from "react"
import { isFailedScript } from "../../navigation/failed-script"

/** Leads readers who come for a heading that the page no longer has to where it is now. */
export function useMovedAnchor(path: string): void {
  useEffect(() => {
    const look = () => {
      const id = anchorOf(window.location.hash)
      if (id === "" || document.getElementById(id) !== null) return
      import("./follow-moved-anchor").then(
        ({ followMovedAnchor }) => followMovedAnchor(path, id),
        (error: unknown) => {
          if (!isFailedScript(error)) throw error // without the script the reader is at the top of the page
        },
      )
    }
    look()
    window.addEventListener("hashchange", look)
    return () => window.removeEventListener("hashchange", look)
  }, [path])
}

function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return "" // no id is written in a way that cannot be decoded
  }
}
