import { createRequire } from "node:module"
import { loadBuildCode } from "./load-build-code.mjs"

// The main script of a build: Gatsby's command line, with changes that make a build shorter.

const require = createRequire(import.meta.url)

// Gatsby's compiler for TypeScript configurations runs in a process of its own, which takes a second even without such files.
// gatsby-config.mjs and gatsby-node.mjs are JavaScript.
const compiler = require("gatsby/dist/utils/parcel/compile-gatsby-files")
compiler.compileGatsbyFiles = () => Promise.resolve()

// Queries run in this process, which gets the content thread's results. Gatsby reads the number of cores twice: to start the
// processes that render HTML, and then to run queries in these, or in this process if there is one core.
/** @type {{ create: () => unknown }} */
const pool = require("gatsby/dist/utils/worker/pool")
const createPool = pool.create
pool.create = () => {
  const created = createPool()
  process.env.GATSBY_CPU_COUNT = "1"
  return created
}

// Creating the configuration starts the content thread, which then works while Gatsby loads its own code. Gatsby creates the
// configuration once more.
process.env.gatsby_executing_command = "build" // Gatsby's command line sets it, too, but later
try {
  const { createConfig } = await loadBuildCode()
  createConfig()
} catch {
  // Gatsby gets the same error when it loads the configuration, and reports it.
}

require("gatsby/cli.js")
