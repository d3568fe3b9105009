import { mkdir, rename, writeFile } from "node:fs/promises"
import path from "node:path"
import { build } from "esbuild"
import { projectRoot } from "./project.mjs"

const folder = path.join(projectRoot, "node_modules/.cache/gruntwork-docs/bundles")

/**
 * Packages that cannot be bundled, because they look for files of their own at run time, relative to where they are
 * installed, or keep state that all who load them share.
 */
const external = [
  "@cdktf/hcl2json",
  "@jitl/*",
  "jiti",
  "tinyglobby",
  "esbuild",
  "esbuild-loader",
  "terser",
  "terser-webpack-plugin",
  "webpack",
  "sharp",
  "gatsby",
  "gatsby-*",
]

/**
 * Path of the bundle of a file, which `bundle` writes.
 * @param {string} file path from the repository's root
 */
export function bundlePath(file) {
  return path.join(folder, `${path.parse(file).name}.js`)
}

/**
 * Bundles a file and all that it imports into one file: reading and transpiling hundreds of files one by one takes seconds.
 * @param {string} file path from the repository's root, TypeScript or JavaScript
 * @returns {Promise<string>} path of the bundle, CommonJS; another file of the same name would take its place
 * @throws what cannot be bundled, with file and line
 */
export async function bundle(file) {
  const bundled = bundlePath(file)
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    entryPoints: [file],
    outfile: bundled,
    external,
    bundle: true,
    platform: "node",
    format: "cjs",
    write: false,
    logLevel: "silent", // errors are thrown instead
  })
  await mkdir(folder, { recursive: true })
  await Promise.all(outputFiles.map(writeWhole))
  return bundled
}

/**
 * Replaces a file in one step, so that a run that starts at the same time never reads an incomplete one.
 * @param {import("esbuild").OutputFile} file
 */
async function writeWhole({ path: file, contents }) {
  const draft = `${file}.${process.pid}`
  await writeFile(draft, contents)
  await rename(draft, file)
}
