import type { CreateDevServerArgs } from "gatsby"
import { withoutTrailingSlash } from "../../../shared/paths"
import type { PageChanges } from "../../../shared/preview-events"
import { settledAction } from "./announce-settled"

interface PageAction {
  payload: { path: string }
}

/**
 * Counts how often pages are created and removed in a preview. Calls a function with the counts after each change, once browsers can
 * show the pages: when a page is created, its queries have not run, and the bundle does not have the component of an `.mdx` page.
 */
export function watchPages(
  { emitter, store }: Pick<CreateDevServerArgs, "emitter" | "store">,
  settled: (changes: PageChanges) => void,
): void {
  const { pages } = store.getState() as { pages: ReadonlyMap<string, unknown> } // Gatsby's state
  const known = new Set(pages.keys())
  const changed = new Set<string>()
  const counts = new Map<string, number>()
  emitter.on("CREATE_PAGE", ({ payload: { path } }: PageAction) => {
    if (known.has(path)) return // Gatsby creates all pages anew after each change
    known.add(path)
    changed.add(withoutTrailingSlash(path))
  })
  emitter.on("DELETE_PAGE", ({ payload: { path } }: PageAction) => {
    known.delete(path)
    changed.add(withoutTrailingSlash(path))
  })
  emitter.on(settledAction, () => {
    if (changed.size === 0) return
    for (const path of changed) counts.set(path, (counts.get(path) ?? 0) + 1)
    changed.clear()
    settled(Object.fromEntries(counts))
  })
}
