import type { CreateDevServerArgs } from "gatsby"
import sirv from "sirv"
import { configuredLayout } from "../../config/configured-layout"
import { staticFolders } from "../../content/files/sandbox"
import type { DevServer } from "./dev-server"

/** Serves the static files of a Docusaurus project in `gatsby develop`; a build copies them. */
export function serveStaticFiles({ app }: CreateDevServerArgs): void {
  const layout = configuredLayout()
  if (!layout.docusaurus) return
  const server = app as DevServer
  for (const folder of staticFolders(layout).slice(0, layout.docusaurus.static.length))
    server.use(sirv(folder, { dev: true }))
}
