import { type Browser, chromium } from "@playwright/test"
import { findChromium } from "../scripts/install/find-chromium.mjs"

/** Runs an action with a browser of its own. */
export async function withBrowser<T>(action: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: findChromium(process.env), args: ["--no-sandbox"] })
  try {
    return await action(browser)
  } finally {
    await browser.close()
  }
}
