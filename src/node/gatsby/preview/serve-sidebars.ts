import type { CreateDevServerArgs } from "gatsby"
import { sidebarFile, sidebarFolder } from "../../navigation/sidebar-view"
import type { StoredSidebar } from "../nodes/types"
import type { DevServer } from "./dev-server"

/**
 * Serves the files of complete sidebars in `gatsby develop`; a build writes them to disk. A page that was loaded before a
 * sidebar changed can request the file of the earlier version, for which Gatsby's server would send an empty object.
 */
export function serveSidebars({ app, getNodesByType }: CreateDevServerArgs): void {
  const server = app as DevServer
  server.get(`/${sidebarFolder}/*.json`, ({ path }, response) => {
    const sidebars = getNodesByType("Sidebar") as StoredSidebar[]
    const file = sidebars.map(sidebarFile).find((file) => `/${file.path}` === path)
    if (!file) {
      response.statusCode = 404
      response.end()
      return
    }
    response.type("json")
    response.send(file.text)
  })
}
