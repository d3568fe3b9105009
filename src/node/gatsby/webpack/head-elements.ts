import path from "node:path"
import { buildSync } from "esbuild"
import { target } from "./script-rules"

/** The custom elements of the page's head as one script, which stands in every page. */
export function headElements(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.resolve("src/elements/head.ts")],
    bundle: true,
    minify: true,
    format: "iife",
    target,
    write: false,
    tsconfigRaw: {},
    charset: "utf8",
  })
  return outputFiles.map(({ text }) => text.trim()).join("")
}
