import path from "node:path"

/**
 * Folder of the caches and notes that outlast Gatsby's own cache; a new installation of packages deletes it. Each site has
 * its own, because several sites may share `node_modules`. This is JavaScript, because `npm start` and `npm test` load it before
 * packages are installed.
 * @param {string} folder the site's folder
 */
export function siteCache(folder) {
  return path.join(folder, "node_modules/.cache/gruntwork-docs/sites", path.basename(folder))
}
