import path from "node:path"
import { buildSync } from "esbuild"
import { target } from "./script-rules"

/** Bundles the custom elements for the page's head into one script, which is inlined in every page. */
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
