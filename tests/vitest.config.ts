import { readFileSync } from "node:fs"
import { globSync } from "tinyglobby"
import { defineConfig } from "vitest/config"
import { pageSettings } from "../src/shared/page-settings"
import { site } from "../src/site.config"

const tests = ["{src,scripts,bench,tests}/**/*.test.{ts,tsx}"]

/** Tests that replace modules, globals, environment variables or timers: other tests must not get these. */
const replacing = globSync(tests, { ignore: "**/node_modules/**" }).filter((file) =>
  /\bvi\.(mock|doMock|hoisted|resetModules|stubGlobal|stubEnv|useFakeTimers)\(/.test(
    readFileSync(file, "utf8"),
  ),
)

export default defineConfig({
  define: { SITE_SETTINGS: JSON.stringify(pageSettings(site)) },
  publicDir: false, // Vite would read all files of the last build, and fail while another build removes them
  test: {
    allowOnly: false,
    environment: "node",
    pool: "threads", // a process for each isolated file takes longer to start
    // Timeouts for tests that hang. They are long, because other steps may keep the machine busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      // Loading the modules again for each file takes longer than all tests together.
      { extends: true, test: { name: "shared", include: tests, exclude: replacing, isolate: false } },
      { extends: true, test: { name: "isolated", include: replacing } },
    ],
  },
})
