import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import webpack from "webpack"
import { expect, test } from "vitest"
import { CompileAhead } from "./compile-ahead"
import { minifyFirstLoad } from "./minify-first-load"

/** Bundles a script as a build does; returns the file's name and its text. */
async function bundle(plugins: webpack.WebpackPluginInstance[]) {
  const folder = mkdtempSync(path.join(tmpdir(), "compile-ahead-"))
  try {
    writeFileSync(path.join(folder, "a.js"), "/* A comment. */ console.log(1)")
    const compiler = webpack({
      mode: "production",
      context: folder,
      entry: { app: "./a.js" },
      output: { path: path.join(folder, "out"), filename: "[name]-[contenthash].js" },
      optimization: { minimizer: [minifyFirstLoad()] },
      plugins,
    })
    await new Promise<void>((resolve, reject) =>
      compiler.run((error) => compiler.close(() => (error ? reject(error) : resolve()))),
    )
    const [name = "", ...others] = readdirSync(path.join(folder, "out"))
    expect(others).toEqual([])
    return { name, text: readFileSync(path.join(folder, "out", name), "utf8") }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test("a minified script starts with the comment for V8, and its name has the hash of both", async () => {
  const plain = await bundle([])
  const ahead = await bundle([new CompileAhead()])
  expect(plain.text).toBe("console.log(1);")
  expect(ahead.text).toBe("//# allFunctionsCalledOnLoad\nconsole.log(1);")
  expect(ahead.name).not.toBe(plain.name)
})
