import { createRequire } from "node:module"
import { loadBuildCode } from "./load-build-code.mjs"

// The main script of a build: Gatsby's command line, with changes that make a build shorter.

const require = createRequire(import.meta.url)

// Creating the configuration starts the content thread, which then works while Gatsby loads its own code. Gatsby creates the
// configuration once more.
process.env.gatsby_executing_command = "build" // Gatsby's command line sets it, too, but later
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
// queries need. To render HTML, a worker would first load all of Gatsby and build the schema again, and this process would only
// wait for it.
process.env.GATSBY_CPU_COUNT = "1" // with more, Gatsby runs queries in its workers
const { renderHTMLProd, renderSlices } = require("gatsby/dist/utils/worker/child/render-html")
/** @type {{ create: () => unknown }} */
const workers = require("gatsby/dist/utils/worker/pool")
workers.create = () => ({
  all: { loadConfigAndPlugins: () => [], buildSchema: () => [] },
  single: { renderHTMLProd, renderSlices },
  end: () => [],
})

require("gatsby/cli.js")
