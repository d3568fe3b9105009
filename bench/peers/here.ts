import path from "node:path"
import type { OutputFile } from "../../src/node/outputs/output-file"
import { writeAll } from "../../src/node/outputs/write-all"
import { projectRoot } from "../../scripts/lib/project.mjs"
import { copySite, gatsbyCommand, siteCaches } from "../site-copy"
import type { Site } from "./site"

/** Puts a copy of this project with the corpus as its content into a folder. */
export function createHere(folder: string, corpus: readonly OutputFile[]): Site {
  copySite(folder)
  const docs = path.join(folder, "corpus")
  writeAll(docs, corpus)
  const settings = {
    CONTENT_DIR: docs,
    SITE_CONFIG: path.join(projectRoot, "bench/peers/corpus-site.config.ts"),
  }
  const gatsby = (...args: string[]) => gatsbyCommand(folder, args, settings)
  return {
    docs,
    output: path.join(folder, "public"),
    caches: siteCaches(folder),
    build: gatsby("build"),
    preview: (port) => gatsby("develop", "--port", String(port)),
  }
}
