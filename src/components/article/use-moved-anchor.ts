import { useEffect } from "react"
import { isFailedScript } from "../../navigation/failed-script"

/** Redirects readers who follow a link to a heading that has moved to another page. */
export function useMovedAnchor(path: string): void {
  useEffect(() => {
    const look = () => {
      const id = anchorOf(window.location.hash)
      if (id === "" || document.getElementById(id) !== null) return
      import("./follow-moved-anchor").then(
        ({ followMovedAnchor }) => followMovedAnchor(path, id),
        (error: unknown) => {
          if (!isFailedScript(error)) throw error // without the script, the reader stays at the top of the page
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
    return "" // malformed percent-encoding matches no id
  }
}
