import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    allowOnly: false,
    environment: "node",
    // A bound for what hangs; a machine may be busy with other steps meanwhile.
    testTimeout: 60_000,
    include: ["{src,scripts,bench,tests}/**/*.test.{ts,tsx}"],
  },
})
