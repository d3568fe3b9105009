import { allowFailedScript } from "../navigation/failed-script"

/** The script of each element by name. A script is loaded for the first page that has the element. */
const scripts: Readonly<Record<string, () => Promise<unknown>>> = {
  "doc-code": () => import("./doc-code"),
  "doc-diagram": () => import("./doc-diagram"),
  "doc-filter": () => import("./doc-filter"),
  "doc-table": () => import("./doc-table"),
  "doc-values": () => import("./doc-values"),
  "doc-zoom": () => import("./doc-zoom"),
}

/**
 * Loads the elements that a page contains and that are not defined yet. Call it when a page is shown: React hydrates the
 * content of MDX pages, and an element must not change it before.
 */
export function loadElements(): void {
  for (const [name, load] of Object.entries(scripts))
    if (document.querySelector(`main ${name}:not(:defined)`)) load().catch(allowFailedScript) // without it, no content is hidden; the next page tries again
}
