import { spawn } from "node:child_process"
import { once } from "node:events"
import { setTimeout } from "node:timers/promises"
import type { Browser, CDPSession, Locator, Page } from "@playwright/test"
import { withBrowser } from "./browser"

const port = 9215

/** Address at which the build is served. */
export const address = `http://localhost:${port}`

/** Factor by which the CPU is slowed down, to simulate a reader's slower device. */
const cpuSlowdown = 4

/** 1.6 Mbit/s and 150 ms, in bytes a second and milliseconds. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 200_000,
}

/** Throttles a page's network to that of a phone. Returns the DevTools session that does it. */
export async function slowDownNetwork(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", slowNetwork)
  return session
}

/** Throttles the CPU of a DevTools session's page. */
export async function slowDownCpu(session: CDPSession): Promise<void> {
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown })
}

/** Waits until React has hydrated a link: before that, a click loads the document. React marks the elements. */
export async function waitForHydration(link: Locator): Promise<void> {
  await link
    .page()
    .waitForFunction(
      (element) => Object.keys(element).some((key) => key.startsWith("__react")),
      await link.elementHandle(),
    )
}

/** Runs an action with a browser while the build in `public/` is served. */
export function withServedBuild<T>(action: (browser: Browser) => Promise<T>): Promise<T> {
  return withServedFolder("public", port, () => withBrowser(action))
}

/** Runs an action while the build in a folder is served. */
export async function withServedFolder<T>(
  folder: string,
  port: number,
  action: () => Promise<T>,
): Promise<T> {
  const server = spawn(process.execPath, ["scripts/serve.mjs", folder], {
    env: { ...process.env, PORT: String(port) },
    stdio: "ignore",
  })
  try {
    await untilServed(port)
    return await action()
  } finally {
    server.kill()
    if (server.exitCode === null) await once(server, "exit")
  }
}

async function untilServed(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await isServed(`http://localhost:${port}`)) return
    await setTimeout(100)
  }
  throw new Error(`The build was not served on port ${port}.`)
}

/** Whether a server answers a request for a page. */
export function isServed(address: string): Promise<boolean> {
  return fetch(address, { headers: { accept: "text/html" } }).then(
    (response) => response.ok,
    () => false,
  )
}
