import path from "node:path"
import { defineConfig, devices } from "@playwright/test"
import { findChromium } from "../../scripts/lib/find-chromium.mjs"

const root = path.resolve(__dirname, "../..")
/** `E2E_PORT` lets two checkouts run their browser tests on one machine. */
const address = `http://localhost:${process.env.E2E_PORT ?? 9210}`

/** Browser tests against the build in `public/`. */
export default defineConfig({
  testDir: ".",
  outputDir: path.join(root, "test-results"),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: [["line"], ["json", { outputFile: path.join(root, "test-results/browser-tests.json") }]],
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1440, height: 900 },
    baseURL: address,
    trace: "retain-on-failure",
    launchOptions: {
      // Without one, Playwright starts the Chromium it downloaded.
      executablePath: findChromium(process.env),
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: "node scripts/serve.mjs",
    cwd: root,
    env: { PORT: new URL(address).port },
    url: address,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
})
