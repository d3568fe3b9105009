import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { pageCode } from "../../src/node/cache/page-code.mjs"
import { siteCache } from "../../src/node/cache/site-cache.mjs"
import { readIfThere } from "../lib/read-if-there.mjs"
import { removeOutput } from "./remove-output.mjs"

/** Files that determine how code is compiled, and with which versions of the packages. */
const tools = ["gatsby-config.mjs", "gatsby-node.mjs", "package-lock.json", "tsconfig.json"]

/** Environment variables that change pages. The last one is Gatsby's, for the flag `--prefix-paths`. */
const settings = ["SITE_URL", "PATH_PREFIX", "CONTENT_DIR", "SITE_CONFIG", "PREFIX_PATHS"]

/**
 * Removes Gatsby's cache and the last build's output if the code, packages or settings that affect pages have changed,
 * because Gatsby would publish the old pages again. Webpack's cache, which is part of Gatsby's, does not check this itself.
 * @param {string} folder the site's folder
 * @param {readonly string[]} args Gatsby's command and flags
 * @param {NodeJS.ProcessEnv} env
 * @param {object} site the loaded site configuration, which can import other files
 * @returns {boolean} whether something was removed
 */
export function dropStalePages(folder, args, env, site) {
  const record = path.join(siteCache(folder), "pages")
  const now = digest(folder, args, env, site)
  if (readIfThere(record) === now) return false
  const isRemoved = removeOutput(folder)
  mkdirSync(path.dirname(record), { recursive: true })
  writeFileSync(record, now)
  return isRemoved
}

/**
 * @param {string} folder
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {object} site
 */
function digest(folder, args, env, site) {
  const files = pageCode
    .map((directory) => path.join(folder, directory))
    .filter(existsSync)
    .flatMap((directory) =>
      readdirSync(directory, { recursive: true, encoding: "utf8" }).map((name) => path.join(directory, name)),
    )
    .filter((file) => /\.(?:[cm]js|ts)$/.test(file) && !file.endsWith(".test.ts"))
    .sort()
  files.push(...tools.map((name) => path.join(folder, name)).filter(existsSync))
  const parts = [
    ...files.flatMap((file) => [path.relative(folder, file), readFileSync(file, "utf8")]),
    ...settings.map((name) => env[name] ?? ""),
    args.filter((arg) => arg.startsWith("--prefix-paths")), // it can have a value
    site,
  ]
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex")
}
