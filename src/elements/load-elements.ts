import { isFailedScript } from "../navigation/failed-script"

/** Scripts that define an element, by its name: each is loaded for the first page that has the element. */
const scripts: Readonly<Record<string, () => Promise<unknown>>> = {
  "doc-code": () => import("./doc-code"),
  "doc-diagram": () => import("./doc-diagram"),
  "doc-filter": () => import("./doc-filter"),
  "doc-table": () => import("./doc-table"),
  "doc-values": () => import("./doc-values"),
  "doc-zoom": () => import("./doc-zoom"),
}

/**
 * Loads the elements that a page's text holds and that are not defined yet. Call it when a page is on the screen: React
 * hydrates the text of MDX, which must not have changed before.
 */
export function loadElements(): void {
  for (const [name, load] of Object.entries(scripts))
    if (document.querySelector(`main ${name}:not(:defined)`))
      load().catch((error: unknown) => {
        if (!isFailedScript(error)) throw error // nothing is hidden; the next page asks for the script again
      })
}
