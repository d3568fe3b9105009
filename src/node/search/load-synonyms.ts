import { loadConfig } from "../config/load-config"
import { contentLayout } from "../content/layout"
import { loadSettings } from "../content/load-content"
import type { Synonyms } from "./synonyms"

/** The synonyms of the content tree as they are on disk now; the content checks report a file that cannot be used. */
export async function loadSynonyms(): Promise<Synonyms> {
  const { synonyms } = await loadSettings(contentLayout(loadConfig().environment.CONTENT_DIR))
  return synonyms
}
