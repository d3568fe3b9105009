import { mkdir, rename, writeFile } from "node:fs/promises"
import path from "node:path"
import { build } from "esbuild"
import { projectRoot } from "./project.mjs"

const folder = path.join(projectRoot, "node_modules/.cache/gruntwork-docs/bundles")

/** Packages that look for other files at run time, from where their own lie, and those that keep state for all who load them. */
const external = ["@cdktf/hcl2json", "jiti", "tinyglobby", "esbuild", "gatsby", "gatsby-*"]

/**
 * Path of the bundle of a file, which `bundle` writes.
 * @param {string} file path from the repository's root
 */
export function bundlePath(file) {
  return path.join(folder, `${path.parse(file).name}.js`)
}

/**
 * Puts a file and all it imports into one: to read and translate hundreds of files one by one takes seconds.
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
    logLevel: "silent", // what is wrong is thrown
  })
  await mkdir(folder, { recursive: true })
  await Promise.all(outputFiles.map(writeWhole))
  return bundled
}

/**
 * Writes a file so that it is whole at any time: two runs may begin at once.
 * @param {import("esbuild").OutputFile} file
 */
async function writeWhole({ path: file, contents }) {
  const draft = `${file}.${process.pid}`
  await writeFile(draft, contents)
  await rename(draft, file)
}
