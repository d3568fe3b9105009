import path from "node:path"
import { listenProblem } from "../lib/port.mjs"
import { projectRoot } from "../lib/project.mjs"
import { requireBuild } from "../lib/require-build.mjs"
import { createSiteServer } from "./server.mjs"

/**
 * Serves a production build until SIGINT or SIGTERM, and prints its address.
 * @param {number} port
 * @param {string} [directory] the build; default: `public/`
 * @returns {Promise<void>} resolves when the server is listening
 * @throws with a message for the user: no build, invalid rules, a port in use
 */
export function serve(port, directory = path.join(projectRoot, "public")) {
  requireBuild(directory)
  const server = createSiteServer(directory)

  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
    process.once(signal, () => {
      server.close()
      server.closeAllConnections()
    })

  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(new Error(listenProblem(error, port))))
    server.listen(port, () => {
      console.log(`The site is at http://localhost:${port}. Press Ctrl+C to stop.`)
      resolve()
    })
  })
}
