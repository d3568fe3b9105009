import { spawn } from "node:child_process"
import { once } from "node:events"
import type { Browser, CDPSession, Page } from "@playwright/test"
import { withBrowser } from "./browser"

const port = 9215

/** Address at which the build is served. */
export const address = `http://localhost:${port}`

/** Factor by which the CPU is slowed down, to simulate a reader's slower device. */
export const cpuSlowdown = 4

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
    const isUp = await fetch(`http://localhost:${port}`).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The build was not served on port ${port}.`)
}
