import { spawnSync } from "node:child_process"
import { existsSync, statSync } from "node:fs"
import path from "node:path"

/** Debian's headless build comes first: it opens a page in half the time. */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
]

/** @type {Partial<Record<NodeJS.Platform, string[]>>} */
const knownPlaces = {
  linux: ["/usr/bin", "/usr/local/bin", "/snap/bin", "/opt/google/chrome"].flatMap((directory) =>
    names.map((name) => `${directory}/${name}`),
  ),
  darwin: [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ],
  win32: [
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  ],
}

/** @param {string} file */
const isFile = (file) => existsSync(file) && statSync(file).isFile()

/**
 * Whether a program starts. Ubuntu's `chromium-browser` is only a placeholder for a snap.
 * @param {string} file
 */
function starts(file) {
  if (process.platform === "win32") return true
  return spawnSync(file, ["--version"], { timeout: 10_000 }).status === 0
}

/**
 * An installed Chromium or Chrome: the one in `CHROMIUM_PATH`, else the first on the PATH or in a standard folder.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined}
 * @throws if `CHROMIUM_PATH` is not a file
 */
export function findChromium(env) {
  const chosen = env.CHROMIUM_PATH
  if (chosen) {
    if (isFile(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH is ${JSON.stringify(chosen)}; it takes the path of a Chromium program.`)
  }
  const onPath = (env.PATH ?? "")
    .split(path.delimiter)
    .filter((directory) => directory !== "")
    .flatMap((directory) => names.map((name) => path.join(directory, name)))
  return [...new Set([...onPath, ...(knownPlaces[process.platform] ?? [])])].find(
    (file) => isFile(file) && starts(file),
  )
}
