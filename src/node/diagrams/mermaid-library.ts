import path from "node:path"
import { requireFromRoot } from "../markdown/require-from-root"

// The package only has an entry point for `import`, but Gatsby compiles imports to `require`, so it is loaded by its
// path.
const library = path.resolve("node_modules/beautiful-mermaid/dist/index.js")

/** Loads the drawing library, on the first call. */
export function loadMermaid() {
  return requireFromRoot(library) as typeof import("beautiful-mermaid")
}
