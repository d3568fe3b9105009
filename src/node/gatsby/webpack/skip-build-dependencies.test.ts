import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import webpack from "webpack"
import { expect, it } from "vitest"
import { SkipBuildDependencies } from "./skip-build-dependencies"

it("leaves no build dependencies to the persistent cache", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "dependencies-"))
  writeFileSync(path.join(folder, "a.js"), "")
  const tool = path.join(folder, "tool.js")
  writeFileSync(tool, "")
  const dependenciesWith = (plugins: webpack.WebpackPluginInstance[]) =>
    new Promise((resolve, reject) => {
      const compiler = webpack({
        mode: "development",
        context: folder,
        entry: "./a.js",
        output: { path: path.join(folder, "out") },
        cache: {
          type: "filesystem",
          cacheDirectory: path.join(folder, "cache"),
          buildDependencies: { tool: [tool] },
        },
        plugins,
      })
      compiler.run((error, stats) => {
        const found = [...(stats?.compilation.buildDependencies ?? [])]
        compiler.close(() => (error ? reject(error) : resolve(found)))
      })
    })
  try {
    expect(await dependenciesWith([])).toContain(tool)
    expect(await dependenciesWith([new SkipBuildDependencies()])).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
