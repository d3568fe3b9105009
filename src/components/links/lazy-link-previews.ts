import { allowFailedScript } from "../../navigation/failed-script"
import type { LinkPreviewCards } from "./link-preview-cards"

/** Previews of links into the reference. The script is loaded for the first of these links. */
export function lazyLinkPreviews(): LinkPreviewCards {
  let cards: Promise<LinkPreviewCards | void> | undefined
  return {
    open(link, by) {
      if (!link.pathname.includes("/reference/")) return
      cards ??= import("./link-preview-cards")
        .then(({ createLinkPreviewCards }) => createLinkPreviewCards())
        .catch((error: unknown) => {
          cards = undefined // the next link tries again
          allowFailedScript(error) // without the script, there is no preview
        })
      void cards.then((loaded) => loaded?.open(link, by))
    },
    close() {
      void cards?.then((loaded) => loaded?.close())
    },
  }
}
