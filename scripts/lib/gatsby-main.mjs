import { randomUUID } from "node:crypto"
import { createRequire } from "node:module"
import { loadBuildCode } from "./load-build-code.mjs"

// The main script of builds and previews: Gatsby's command line, with changes that make both shorter.

const require = createRequire(import.meta.url)
const [command = ""] = process.argv.slice(2)

// Creating the configuration starts the content thread, which then works while Gatsby loads its own code. Gatsby creates the
// configuration once more.
process.env.gatsby_executing_command = command // Gatsby's command line sets it, too, but later
try {
  const { createConfig } = await loadBuildCode()
  createConfig()
} catch {
  // Gatsby gets the same error when it loads the configuration, and reports it.
}

// Gatsby's compiler for TypeScript configurations runs in a process of its own, which takes a second even without such files.
// gatsby-config.mjs and gatsby-node.mjs are JavaScript.
const compiler = require("gatsby/dist/utils/parcel/compile-gatsby-files")
compiler.compileGatsbyFiles = () => Promise.resolve()

// Queries run and HTML is rendered in this process. Gatsby's worker processes do not have the content thread's results, which
// queries need. To render HTML, a worker would first load all of Gatsby, and in a build the schema, and this process would only
// wait for it.
process.env.GATSBY_CPU_COUNT = "1" // with more, Gatsby runs queries in its workers
const { renderHTMLDev, renderHTMLProd, renderSlices } = require("gatsby/dist/utils/worker/child/render-html")
/** @type {{ create: () => unknown }} */
const workers = require("gatsby/dist/utils/worker/pool")
workers.create = () => ({
  all: { loadConfigAndPlugins: () => [], buildSchema: () => [] },
  single: { renderHTMLDev, renderHTMLProd, renderSlices },
  end: () => [],
})

// The development server runs in this process, too. Gatsby's own command starts another process for it, which loads Gatsby again.
// Gatsby's command line loads the command as a module, so the module's exports are replaced.
if (command === "develop") {
  const file = require.resolve("gatsby/dist/commands/develop")
  require(file)
  /** @param {{ directory: string, port: string }} program what the command line says */
  const develop = (program) => {
    process.once("SIGTERM", () => process.exit(0))
    process.env.GATSBY_NODE_GLOBALS = JSON.stringify({ buildId: randomUUID(), root: program.directory })
    /** @type {(program: object) => Promise<void>} */
    const startServer = require("gatsby/dist/commands/develop-process")
    return startServer({ ...program, port: Number(program.port) })
  }
  const loaded = require.cache[file]
  if (loaded) loaded.exports = develop
}

require("gatsby/cli.js")
