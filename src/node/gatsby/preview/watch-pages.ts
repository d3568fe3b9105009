import type { CreateDevServerArgs } from "gatsby"

interface PageAction {
  payload: { path: string }
}

/** Calls a function with the address of each page that is created or removed in a preview. */
export function watchPages(
  { emitter, store }: Pick<CreateDevServerArgs, "emitter" | "store">,
  changed: (path: string) => void,
): void {
  const { pages } = store.getState() as { pages: ReadonlyMap<string, unknown> } // Gatsby's state
  const known = new Set(pages.keys())
  emitter.on("CREATE_PAGE", ({ payload: { path } }: PageAction) => {
    if (known.has(path)) return // Gatsby creates all pages anew after each change
    known.add(path)
    changed(path)
  })
  emitter.on("DELETE_PAGE", ({ payload: { path } }: PageAction) => {
    known.delete(path)
    changed(path)
  })
}
