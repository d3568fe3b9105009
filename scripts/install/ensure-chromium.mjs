import { existsSync } from "node:fs"
import path from "node:path"
import { findChromium } from "./find-chromium.mjs"
import { projectRoot } from "../lib/project.mjs"
import { run } from "../lib/run.mjs"

/** Whether Playwright's own Chromium has been downloaded. */
async function playwrightHasChromium() {
  const { chromium } = await import("@playwright/test")
  return existsSync(chromium.executablePath())
}

/** @param {readonly (readonly string[])[]} commands run in turn until one fails */
async function succeed(commands) {
  for (const [command = "", ...args] of commands) {
    const { code, output } = await run(command, args, {
      capture: true,
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    })
    if (code !== 0) {
      console.error(`${[command, ...args].join(" ")} failed:\n${output}`)
      return false
    }
  }
  return true
}

/**
 * Finds a Chromium for the browser tests, or installs one.
 * @returns {Promise<string | undefined>} its path; `undefined` for Playwright's own
 * @throws if none could be installed
 */
export async function ensureChromium() {
  const installed = findChromium(process.env)
  if (installed !== undefined) return installed
  if (await playwrightHasChromium()) return undefined

  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium with apt-get.")
    if (
      await succeed([
        ["apt-get", "update"],
        ["apt-get", "install", "-y", "chromium-headless-shell"],
      ])
    ) {
      const packaged = findChromium(process.env)
      if (packaged !== undefined) return packaged
    }
  }

  console.log("Downloading Chromium with Playwright.")
  const cli = path.join(projectRoot, "node_modules", "@playwright", "test", "cli.js")
  const withLibraries = isRoot && process.platform === "linux" ? ["--with-deps"] : []
  if (await succeed([[process.execPath, cli, "install", ...withLibraries, "chromium"]])) return undefined
  throw new Error(
    "There is no Chromium for the browser tests. Install one, or set CHROMIUM_PATH to its path.",
  )
}
