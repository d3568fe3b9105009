import { contentLayout, type ContentLayout } from "../content/layout"
import { type Config, loadConfig } from "./load-config"

/** The layout of the configured content tree. */
export function configuredLayout({ environment, site }: Config = loadConfig()): ContentLayout {
  return contentLayout(environment.CONTENT_DIR, process.cwd(), site.docusaurus)
}
