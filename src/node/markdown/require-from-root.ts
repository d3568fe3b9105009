import { createRequire } from "node:module"
import path from "node:path"

/** Loads a package at run time, from the directory that the command ran in: its order and its path are ours to choose. */
export const requireFromRoot = createRequire(path.resolve("package.json"))
