import type { LinkPreviews } from "./previews"

/** How a reader came to a link. */
export type Arrival = "pointer" | "focus"

interface PreviewedLinks {
  /** Shows what a link leads to, if it leads into the reference. */
  open(link: HTMLAnchorElement, by: Arrival): void
  /** Takes away what is shown. */
  close(): void
}

/** Previews of links, whose script is fetched for the first link that has one. */
export function previewLinks(): PreviewedLinks {
  let previews: Promise<LinkPreviews> | undefined
  return {
    open(link, by) {
      if (!link.pathname.includes("/reference/")) return
      previews ??= import("./previews").then(({ createPreviews }) => createPreviews())
      // Without its script there is no preview; the next link asks for it again.
      previews.then(
        ({ open }) => open(link, by),
        () => (previews = undefined),
      )
    },
    close() {
      void previews?.then(({ close }) => close())
    },
  }
}
