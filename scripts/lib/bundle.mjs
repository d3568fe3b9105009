import { mkdir, rename, writeFile } from "node:fs/promises"
import path from "node:path"
import { build } from "esbuild"
import { projectRoot } from "./project.mjs"

const folder = path.join(projectRoot, "node_modules/.cache/gruntwork-docs/bundles")

/** Packages that look for other files at run time, from where their own lie. */
const external = ["@cdktf/hcl2json", "jiti", "tinyglobby"]

/**
 * Puts each file and all it imports into one: to read and translate hundreds of files one by one takes seconds.
 * @param {readonly string[]} files paths from the repository's root, TypeScript or JavaScript; no two of one name
 * @returns {Promise<string[]>} paths of the bundles, CommonJS, in the order of the files
 * @throws what cannot be bundled, with file and line
 */
export async function bundle(files) {
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    entryPoints: [...files],
    entryNames: "[name]",
    outdir: folder,
    external,
    bundle: true,
    platform: "node",
    format: "cjs",
    write: false,
    logLevel: "silent", // what is wrong is thrown
  })
  await mkdir(folder, { recursive: true })
  await Promise.all(outputFiles.map(({ path: file, contents }) => writeWhole(file, contents)))
  return files.map((file) => path.join(folder, `${path.parse(file).name}.js`))
}

/**
 * Writes a file so that it is whole at any time: two runs may begin at once.
 * @param {string} file
 * @param {Uint8Array} contents
 */
async function writeWhole(file, contents) {
  const draft = `${file}.${process.pid}`
  await writeFile(draft, contents)
  await rename(draft, file)
}
