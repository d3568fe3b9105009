import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { runNpm } from "../../scripts/lib/npm.mjs"
import type { OutputFile } from "../../src/node/outputs/output-file"
import { writeAll } from "../../src/node/outputs/write-all"
import type { Site } from "./site"

/** The version that is measured. */
export const docusaurusVersion = "3.10.2"

const docSearch = "4.7.0" // the newest that Docusaurus 3.10 builds with

const packages = {
  name: "peer",
  private: true,
  dependencies: {
    "@docusaurus/core": docusaurusVersion,
    "@docusaurus/faster": docusaurusVersion,
    "@docusaurus/preset-classic": docusaurusVersion,
    "@mdx-js/react": "^3.0.0",
    react: "^19.0.0",
    "react-dom": "^19.0.0",
  },
  overrides: { "@docsearch/core": docSearch, "@docsearch/css": docSearch, "@docsearch/react": docSearch },
}

/** Enables all performance options of Docusaurus: `future.faster`, and the changes of version 4. */
const config = (more: string) => `export default {
  title: "Corpus",
  tagline: "Pages to measure with.",
  url: "http://localhost:9000",
  baseUrl: "/",
  future: { v4: true, faster: true },
  presets: [["classic", { docs: { routeBasePath: "/" }, blog: false, pages: false }]],
  themeConfig: { prism: { additionalLanguages: ["bash", "hcl"] } },
  ${more}
}
`

/**
 * Installs Docusaurus into a folder and gives it the corpus.
 * @param settings more lines of its configuration
 */
export async function createDocusaurus(
  folder: string,
  corpus: readonly OutputFile[],
  settings = "",
): Promise<Site> {
  mkdirSync(folder)
  writeFileSync(path.join(folder, "package.json"), JSON.stringify(packages, null, 2))
  writeFileSync(path.join(folder, "docusaurus.config.mjs"), config(settings))
  const { code, output } = await runNpm(["install", "--no-audit", "--no-fund", "--prefer-offline"], {
    cwd: folder,
    capture: true,
  })
  if (code !== 0) throw new Error(`Docusaurus could not be installed.\n${output}`)

  const docs = path.join(folder, "docs")
  writeAll(docs, corpus)
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: undefined,
    DOCUSAURUS_NO_PERSISTENT_CACHE: undefined,
  }
  const docusaurus = (...args: string[]) => ({
    args: ["node_modules/@docusaurus/core/bin/docusaurus.mjs", ...args],
    cwd: folder,
    env,
  })
  return {
    docs,
    output: path.join(folder, "build"),
    caches: ["build", ".docusaurus", "node_modules/.cache"].map((name) => path.join(folder, name)),
    build: docusaurus("build"),
    preview: (port) => docusaurus("start", "--no-open", "--port", String(port)),
  }
}
