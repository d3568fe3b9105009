import { allowFailedScript } from "../../navigation/failed-script"
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
  let previews: Promise<LinkPreviews | void> | undefined
  return {
    open(link, by) {
      if (!link.pathname.includes("/reference/")) return
      previews ??= import("./previews")
        .then(({ createPreviews }) => createPreviews())
        .catch((error: unknown) => {
          previews = undefined // the next link tries again
          allowFailedScript(error) // without the script, there is no preview
        })
      void previews.then((loaded) => {
        // The reader may have left the link while the script was loading.
        if (loaded && link.matches(by === "focus" ? ":focus" : ":hover")) loaded.open(link, by)
      })
    },
    close() {
      void previews?.then((loaded) => loaded?.close())
    },
  }
}
