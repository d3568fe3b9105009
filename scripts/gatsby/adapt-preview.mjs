import { randomUUID } from "node:crypto"
import { createRequire } from "node:module"
import { applyChangesFirst } from "./apply-changes-first.mjs"
import { keepChangesDuringQueries, recordReadsAtOnce } from "./changes-during-queries.mjs"
import { delayFileEvents } from "./delay-file-events.mjs"
import { followLateChanges } from "./late-changes.mjs"
import { followPageDataRequests } from "./page-data-writes.mjs"
import { readBrokenFrontMatterAsEmpty } from "./read-broken-front-matter.mjs"
import { readGoneFilesAsEmpty } from "./read-gone-files.mjs"

const require = createRequire(import.meta.url)

/**
 * Changes Gatsby for previews, so that they start sooner and follow every change of the files. Call it before any of Gatsby's
 * code is loaded that creates its store.
 */
export function adaptPreview() {
  keepChangesDuringQueries(require("gatsby/dist/redux/reducers/queries"))
  recordReadsAtOnce(require("gatsby/dist/redux/actions/add-page-dependency").createPageDependencyBatcher)
  serveFromThisProcess()
  /** @type {{ buildActions: Record<string, unknown> }} */
  const { buildActions } = require("gatsby/dist/state-machines/develop/actions")
  goOnWhileFilesChange(buildActions)
  const { pure } = createRequire(require.resolve("gatsby/package.json"))("xstate").actions
  followLateChanges(buildActions, require("gatsby/dist/redux").emitter, pure)
  applyChangesFirst(
    require("gatsby/dist/utils/call-deferred-api"),
    require("gatsby/dist/state-machines/data-layer/services").dataLayerServices,
  )
  collectFirstChanges(require("gatsby/dist/state-machines/develop").developMachine)
  const { isWebpackStatusPending } = require("gatsby/dist/utils/webpack-status")
  followPageDataRequests(require("gatsby/dist/utils/page-data"), isWebpackStatusPending)
  delayFileEvents(require("chokidar"))
  readGoneFilesAsEmpty(require("gatsby-source-filesystem"))
  readBrokenFrontMatterAsEmpty(require("gatsby-plugin-mdx/dist/frontmatter"))
}

/**
 * Gatsby's command starts another process for the development server, which loads Gatsby again. Gatsby's command line loads the command
 * as a module, so the module's exports are replaced.
 */
function serveFromThisProcess() {
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

/**
 * Gatsby ends a preview in which nodes change during seven runs of the queries in a row, because it assumes that resolvers
 * change them. Here, edited files change them, and an editor may save files faster than queries run.
 * @param {Record<string, unknown>} buildActions the actions of Gatsby's state machine
 */
function goOnWhileFilesChange(buildActions) {
  buildActions.incrementRecompileCount = () => undefined
}

/**
 * Gatsby collects changes of nodes in a list of its state for half a second before it handles them. Before the first change,
 * the list does not exist, and collected changes are lost if a page is requested meanwhile.
 * @param {{ withContext: (context: unknown) => unknown }} machine Gatsby's state machine of a preview
 */
function collectFirstChanges(machine) {
  const withContext = machine.withContext.bind(machine)
  machine.withContext = (context) =>
    withContext(
      typeof context === "function" ? context : { nodeMutationBatch: [], .../** @type {object} */ (context) },
    )
}
