import { configuredLayout } from "../config/configured-layout"
import { loadSettings } from "../content/load-settings"
import type { Synonyms } from "./synonyms"

/** The synonyms of the content tree as they are on disk now; the content checks report a file that cannot be used. */
export async function loadSynonyms(): Promise<Synonyms> {
  const { synonyms } = await loadSettings(configuredLayout())
  return synonyms
}
