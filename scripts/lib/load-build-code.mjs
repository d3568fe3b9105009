import { createRequire } from "node:module"
import { bundle, bundlePath } from "./bundle.mjs"

const require = createRequire(import.meta.url)
const entry = "src/node/gatsby/build-code.ts"

/** @type {Promise<typeof import("../../src/node/gatsby/build-code")> | undefined} */
let loading

/**
 * Loads Gatsby's configuration and hooks, which are TypeScript, as one bundle: `gatsby-config` and `gatsby-node` share its
 * modules, and Gatsby's own compiler, which takes seconds, has nothing to do. Gatsby's workers load the bundle that the
 * main process wrote.
 */
export function loadBuildCode() {
  loading ??= (async () => {
    const isWorker = process.env.GATSBY_WORKER_POOL_WORKER !== undefined
    return require(isWorker ? bundlePath(entry) : await bundle(entry))
  })()
  return loading
}
