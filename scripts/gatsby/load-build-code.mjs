import { createRequire } from "node:module"
import { setFlagsFromString } from "node:v8"
import { bundle } from "../lib/bundle.mjs"

const require = createRequire(import.meta.url)

/** The entry points: Gatsby's configuration and hooks, and the thread that checks the content. */
const entries = ["src/node/gatsby/build-code.ts", "src/node/gatsby/checks/content-thread.ts"]

// By default, V8 lets the heap of a process that allocates quickly grow to a multiple of the live memory. With this limit,
// a build needs 40 % less memory and 4 % more CPU time.
setFlagsFromString("--heap-growing-percent=30")

/** @type {Promise<ReturnType<typeof import("../../src/node/gatsby/build-code").createBuild>> | undefined} */
let loading

/**
 * Loads Gatsby's configuration and hooks, which are TypeScript, as one bundle: `gatsby-config` and `gatsby-node` share the
 * same module instances, and Gatsby's own compiler, which takes seconds, is not needed.
 */
export function loadBuildCode() {
  loading ??= (async () => {
    const [buildCode = "", contentThread = ""] = await Promise.all(entries.map(bundle))
    return require(buildCode).createBuild({ contentThread })
  })()
  return loading
}
