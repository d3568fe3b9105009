import { defineConfig } from "vitest/config"

/** Tests that build a small site several times; `npm run unit` leaves them out. */
export default defineConfig({
  publicDir: false, // Vite would read all files of the last build, and fail while another build removes them
  test: {
    allowOnly: false,
    environment: "node",
    // Timeout for a test that hangs: a build takes twenty seconds, or a minute beside other steps.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    fileParallelism: false,
    bail: 1, // each test continues with what those before it built
    include: ["tests/builds/*.build.ts"],
  },
})
