import { contentLayout, type ContentLayout } from "../content/layout"
import { type Config, loadConfig } from "./load-config"

/** How the content tree of a run is arranged; of this one, when none is given. */
export function configuredLayout({ environment, site }: Config = loadConfig()): ContentLayout {
  return contentLayout(environment.CONTENT_DIR, process.cwd(), site.docusaurus)
}
