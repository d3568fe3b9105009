import { configuredLayout } from "../config/configured-layout"
import { loadSettings } from "../content/load-settings"
import type { Synonyms } from "./synonyms"

/** Reads the synonyms of the content tree from disk. The content checks report an invalid file. */
export async function loadSynonyms(): Promise<Synonyms> {
  const { synonyms } = await loadSettings(configuredLayout())
  return synonyms
}
