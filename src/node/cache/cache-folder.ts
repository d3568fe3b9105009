import path from "node:path"

/**
 * Folder of results that are kept for the next run; a new installation of packages deletes it. Each site has its own,
 * because several sites may share `node_modules`. The commands find it in `scripts/gatsby/site-cache.mjs`.
 */
export const cacheFolder = path.join("node_modules/.cache/gruntwork-docs/sites", path.basename(process.cwd()))
