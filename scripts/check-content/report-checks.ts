import { performance } from "node:perf_hooks"
import { readResults, writeResults } from "../../src/node/cache/result-cache"
import { runChecks } from "../../src/node/checks/run-checks"
import { readEnvironment } from "../../src/node/config/environment"
import { loadConfig } from "../../src/node/config/load-config"
import { oneOf, readArguments } from "../lib/read-arguments.mjs"
import { checkLevels } from "../../src/node/docusaurus/check-levels"
import { realPathOf } from "../../src/node/content/files/sandbox"
import type { Content } from "../../src/node/content/content"
import { comparePlaces, sortProblems, type Problem } from "../../src/node/report/problem"
import { checkSpelling } from "../../src/node/spelling/check-spelling"
import { loadDictionary } from "../../src/node/spelling/load-dictionary"
import { editionOf } from "../../src/shared/editions"
import type { SiteConfig } from "../../src/shared/site-config"
import { changedFiles } from "./changed-files"
import { formatProblems, problemFormats } from "./format-problems"
import "./page-reader" // belongs to the bundle, because the threads run the same bundle
import { startPageReaders } from "./start-page-readers"

interface ReportOptions {
  /** Printed if the arguments are invalid. */
  usage: string
  /** Path of the bundle of this file. */
  bundled: string
}

/**
 * The command `check:content`: checks all content and prints the problems.
 * @returns the exit code
 */
export async function reportChecks({ usage, bundled }: ReportOptions): Promise<number> {
  const options = { format: { type: "string", default: "text" }, changed: { type: "boolean" } } as const
  const { format: written, changed } = readArguments({ options }, usage).values
  const format = oneOf("--format", written, problemFormats, usage)
  const { CONTENT_DIR } = readEnvironment(process.env)
  const prepare = (await readResults()) ? undefined : startPageReaders(CONTENT_DIR, bundled)
  const config = loadConfig() // loaded while the threads start
  const isListed = changed ? inChangedFiles(CONTENT_DIR) : () => true
  const { content, errors, warnings } = await runChecks(config, { prepare })
  const spelling = sortProblems(
    changed ? spellingProblems(content, config.site, isListed) : [],
    checkLevels(config.site),
  )
  await writeResults()
  const pages = content.documents.length
  const seconds = performance.now() / 1000 // since the start of the process
  const found = {
    errors: [...errors, ...spelling.errors].sort(comparePlaces),
    warnings: [...warnings.filter(isListed), ...spelling.warnings].sort(comparePlaces),
  }
  console.log(formatProblems(format, { pages, seconds, ...found }))
  return found.errors.length > 0 ? 1 : 0
}

/** Spelling problems of the changed pages; the dictionary is only loaded if there are any. */
function spellingProblems(
  content: Content,
  site: SiteConfig,
  isListed: (problem: Pick<Problem, "file">) => boolean,
): Problem[] {
  const documents = content.documents.filter(
    ({ reportFile, slug, generatedFrom }) =>
      generatedFrom === undefined &&
      editionOf(slug, site).locale.code.startsWith("en") &&
      isListed({ file: reportFile }),
  )
  if (documents.length === 0 || !content.spelling) return []
  return checkSpelling(content, documents, loadDictionary())
}

/** Returns a filter for problems in files that differ from the last commit. */
function inChangedFiles(folder: string): (problem: Pick<Problem, "file">) => boolean {
  const changed = changedFiles(folder)
  return ({ file }) => changed.has(realPathOf(file) ?? "")
}
