import path from "node:path"
import { defineConfig, devices } from "@playwright/test"
import { findChromium } from "../../scripts/install/find-chromium.mjs"
import { sites } from "./sites"

const root = path.resolve(__dirname, "../..")
/** A build, served as a static host does. */
function server(address: string, folder: string) {
  return {
    command: `node scripts/serve.mjs ${folder}`,
    cwd: root,
    env: { PORT: new URL(address).port },
    url: address,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 } as const,
  }
}

/** Browser tests against the build in `public/` and the fixture sites. */
export default defineConfig({
  testDir: ".",
  outputDir: path.join(root, "test-results"),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 3,
  // Three browsers on two cores: on a machine with other work, a page can take many times as long as on a quiet one.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [
    // A line that is written over and over is for a terminal.
    [process.stdout.isTTY ? "line" : "./progress-reporter.ts"],
    ["json", { outputFile: path.join(root, "test-results/browser-tests.json") }],
  ],
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1440, height: 900 },
    baseURL: sites.docs,
    launchOptions: {
      // Without one, Playwright starts the Chromium it downloaded.
      executablePath: findChromium(process.env),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--in-process-gpu", // one process less that each page communicates with: both cores are busy all the time
        "--renderer-process-limit=1", // pages of one context share a process: all browser tests need 10 % less processor time
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--font-render-hinting=none", // by default, headless Chromium rounds the widths of letters to whole pixels, unlike readers' browsers
      ],
    },
  },
  projects: [
    // Started first, because its tests run one after another, for minutes.
    { name: "preview", testMatch: "preview.spec.ts" },
    { name: "sites", testMatch: "*.spec.ts", testIgnore: "preview.spec.ts" },
  ],
  webServer: [
    server(sites.docs, "public"),
    server(sites.handbook, ".fixture-sites/handbook/public"),
    server(sites.workbench, ".fixture-sites/workbench/public"),
    server(sites.docusaurus, ".fixture-sites/docusaurus/public"),
  ],
})
