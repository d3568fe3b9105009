import { mkdir, rename, writeFile } from "node:fs/promises"
import path from "node:path"
import { build } from "esbuild"
import { projectRoot } from "./project.mjs"

const folder = path.join(projectRoot, "node_modules/.cache/gruntwork-docs/bundles")

/**
 * Packages that cannot be bundled, because they load files relative to their installation folder at run time, or have
 * module state that must be shared.
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
 * Path of the bundle that `bundle` writes for a file.
 * @param {string} file path from the repository's root
 */
export function bundlePath(file) {
  return path.join(folder, `${path.parse(file).name}.js`)
}

/**
 * Bundles a file and its imports into one file, because loading and transpiling hundreds of files takes seconds.
 * @param {string} file path from the repository's root, TypeScript or JavaScript
 * @returns {Promise<string>} path of the CommonJS bundle; a file of the same name in another folder would overwrite it
 * @throws the bundler's errors, with file and line
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
