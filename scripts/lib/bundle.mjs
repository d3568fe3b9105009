import { createHash } from "node:crypto"
import { existsSync, readFileSync, rmSync, statSync } from "node:fs"
import { mkdir, readFile } from "node:fs/promises"
import path from "node:path"
import { writeWhole } from "../../src/node/cache/write-whole.mjs"
import { projectRoot } from "./project.mjs"
import { readIfThere } from "./read-if-there.mjs"

const folder = path.join(projectRoot, "node_modules/.cache/gruntwork-docs/bundles")

/**
 * Packages that cannot be bundled, because they load files relative to their installation folder at run time, or have
 * module state that must be shared.
 */
const external = [
  "@cdktf/hcl2json",
  "@jitl/*",
  "jiti",
  "jsonc-parser",
  "tinyglobby",
  "esbuild",
  "esbuild-loader",
  "swc-loader",
  "terser-webpack-plugin",
  "webpack",
  "sharp",
  "gatsby",
  "gatsby-*",
]

/**
 * unist-util-visit-parents names a function after each node that it visits, for the stack traces of visitors that throw. This
 * takes four times as long as the visits themselves, and a tenth of the content thread's time, so it is left out of bundles.
 * @type {import("esbuild").Plugin}
 */
const unnamedVisits = {
  name: "unnamed-visits",
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]unist-util-visit-parents[/\\]lib[/\\]index\.js$/ }, async ({ path: file }) => {
      const source = await readFile(file, "utf8")
      const contents = source.replace("if (typeof value.type === 'string')", "if (false)")
      if (contents === source) throw new Error(`${file} names no visits: remove "unnamed-visits".`)
      return { contents, loader: "js" }
    })
  },
}

/**
 * Bundles a file and its imports into one file, because loading and transpiling hundreds of files takes seconds. An earlier
 * bundle is used again if neither the files in it nor the way in which it is made have changed.
 * @param {string} file path from the repository's root, TypeScript or JavaScript
 * @returns {Promise<string>} path of the CommonJS bundle; a file of the same name in another folder would overwrite it
 * @throws the bundler's errors, with file and line
 */
export async function bundle(file) {
  const bundled = path.join(folder, `${path.parse(file).name}.js`)
  const notes = `${bundled}.sources`
  if (isCurrent(bundled, notes, file)) return bundled
  const startedAt = Date.now()
  const { build } = await import("esbuild")
  const { outputFiles, metafile } = await build({
    absWorkingDir: projectRoot,
    entryPoints: [file],
    outfile: bundled,
    external,
    plugins: [unnamedVisits],
    bundle: true,
    platform: "node",
    format: "cjs",
    write: false,
    metafile: true,
    logLevel: "silent", // errors are thrown instead
  })
  await mkdir(folder, { recursive: true })
  rmSync(notes, { force: true })
  await Promise.all(outputFiles.map(({ path: output, contents }) => writeWhole(output, contents)))
  const sources = Object.keys(metafile.inputs).map(sourceOf)
  const isWhole = sources.every(({ changedAt }) => changedAt < startedAt) // a later change may be missing in the bundle
  if (isWhole) await writeWhole(notes, JSON.stringify({ file, method: bundlingMethod(), sources }))
  return bundled
}

/**
 * Digest of what decides how files are bundled: this module, the compiler's options, and the version of the bundler.
 * @param {string} [root] the repository's root
 */
export function bundlingMethod(root = projectRoot) {
  const hash = createHash("sha256")
  for (const name of ["scripts/lib/bundle.mjs", "tsconfig.json", "node_modules/esbuild/package.json"])
    hash.update(readFileSync(path.join(root, name))).update("\0")
  return hash.digest("hex")
}

/**
 * Whether a bundle was made from a file in the way of this module, and none of its sources has changed since.
 * @param {string} bundled
 * @param {string} notes
 * @param {string} file
 */
function isCurrent(bundled, notes, file) {
  if (!existsSync(bundled)) return false
  const made = readNotes(notes)
  return made?.file === file && made.method === bundlingMethod() && made.sources.every(isUnchanged)
}

/**
 * The sources of a bundle; `undefined` if there is none, or if another run is replacing it.
 * @param {string} notes
 * @returns {{ file: string, method: string, sources: Source[] } | undefined}
 */
function readNotes(notes) {
  const text = readIfThere(notes)
  return text === undefined ? undefined : JSON.parse(text)
}

/** @typedef {{ name: string, size: number, changedAt: number }} Source a file, by its path from the repository's root */

/**
 * @param {string} name
 * @returns {Source}
 */
function sourceOf(name) {
  const { size, mtimeMs } = statSync(path.join(projectRoot, name))
  return { name, size, changedAt: mtimeMs }
}

/** @param {Source} source */
function isUnchanged({ name, size, changedAt }) {
  const found = statSync(path.join(projectRoot, name), { throwIfNoEntry: false })
  return found?.size === size && found.mtimeMs === changedAt
}
