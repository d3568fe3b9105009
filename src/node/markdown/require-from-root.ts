import { createRequire } from "node:module"
import path from "node:path"

/**
 * Loads a package at run time from the working directory, for packages that must not be bundled or are loaded
 * late.
 */
export const requireFromRoot = createRequire(path.resolve("package.json"))
