import { loadClient } from "../client/load-client"

/** Loads the code of the dialog. */
export async function loadModal() {
  return (await import("./search-modal")).SearchModal
}

/** Loads the search's code and data. Call it when the reader is likely to open the search. */
export function preloadSearch(): void {
  // Ignore failures here: opening the search tries again and reports them.
  loadModal().catch(() => undefined)
  loadClient()
    .then((client) => client.preload())
    .catch(() => undefined)
}
