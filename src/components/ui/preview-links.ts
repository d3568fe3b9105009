import type { LinkPreviews } from "./previews"

/** How a reader reached a link. */
export type Arrival = "pointer" | "focus"

interface PreviewedLinks {
  /** Shows the preview of a link, if it leads into the reference. */
  open(link: HTMLAnchorElement, by: Arrival): void
  /** Closes the preview. */
  close(): void
}

/** Previews of links. The script is loaded for the first link that has a preview. */
export function previewLinks(): PreviewedLinks {
  let previews: Promise<LinkPreviews> | undefined
  return {
    open(link, by) {
      if (!link.pathname.includes("/reference/")) return
      previews ??= import("./previews").then(({ createPreviews }) => createPreviews())
      previews.then(
        ({ open }) => {
          // The reader may have left the link while the script was loading.
          if (link.matches(by === "focus" ? ":focus" : ":hover")) open(link, by)
        },
        // Without the script there is no preview; the next link tries again.
        () => (previews = undefined),
      )
    },
    close() {
      void previews?.then(({ close }) => close())
    },
  }
}
