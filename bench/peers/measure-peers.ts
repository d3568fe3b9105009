import { appendFileSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { projectRoot } from "../../scripts/lib/project.mjs"
import { type RunNumbers, measureCommand } from "../command"
import type { OutputFile } from "../../src/node/outputs/output-file"
import { createCorpus } from "../corpus/create-corpus"
import { folderSize } from "../folder-size"
import { timePreview } from "../preview/time-preview"
import { type FileCounts, sumReads } from "../reads/sum-reads"
import { copyWholeSite, gatsbyCommand, removeCaches } from "../site-copy"
import { withTemporaryFolder } from "../temporary-folder"
import { buildKinds, compare, medianRun, type SiteNumbers } from "./compare"
import { createDocusaurus, docusaurusVersion } from "./docusaurus"
import { createHere } from "./here"
import type { Site } from "./site"

const seed = 1

interface PeerOptions {
  /** Number of pages of the corpus. */
  pages: number
  /** How often each kind of build is repeated. The generators take turns. */
  runs: number
}

/**
 * Builds the same corpus with this project and with Docusaurus, in turn, and previews it with both. In each turn, this
 * project's own site is built, too. Counts how often a build of this project reads and parses a page. Installs Docusaurus
 * into a temporary folder from the package registry.
 * @param earlier the results of other corpora, by number of pages; they are kept
 */
export async function measurePeers({ pages, runs }: PeerOptions, earlier: object = {}): Promise<object> {
  const corpus = createCorpus(pages, seed)
  return withTemporaryFolder(async (folder) => {
    console.log(`Installing Docusaurus ${docusaurusVersion}.`)
    const sites = {
      docusaurus: await createDocusaurus(path.join(folder, "docusaurus"), corpus),
      here: createHere(path.join(folder, "here"), corpus),
    }
    const wholeSite = copyWholeSite(path.join(folder, "whole-site"))
    const rounds = { docusaurus: [] as Round[], here: [] as Round[] }
    const wholeSiteBuilds: RunNumbers[] = []
    for (let run = 1; run <= runs; run++) {
      for (const name of ["docusaurus", "here"] as const) {
        const round = await measureRound(sites[name], corpus)
        rounds[name].push(round)
        console.log(`Run ${run} of ${runs}, ${name}: ${describeRound(round)}`)
      }
      removeCaches(wholeSite)
      const built = await measureCommand(gatsbyCommand(wholeSite.folder, ["build"]))
      wholeSiteBuilds.push(built)
      console.log(`Run ${run} of ${runs}, the whole site here: cold ${built.seconds} s`)
    }
    const numbersOf = async (name: keyof typeof sites): Promise<SiteNumbers> => {
      const builds = rounds[name]
      const preview = await previewCorpus(sites[name], corpus)
      return {
        cold: medianRun(builds.map(({ cold }) => cold)),
        warm: medianRun(builds.map(({ warm }) => warm)),
        oneEdit: medianRun(builds.map(({ oneEdit }) => oneEdit)),
        output: builds[0]?.output ?? folderSize(sites[name].output),
        preview,
      }
    }
    const docusaurus = await numbersOf("docusaurus")
    const here = await numbersOf("here")
    const wholeSiteCold = medianRun(wholeSiteBuilds)
    const { rows, table } = compare(here, docusaurus, `Docusaurus ${docusaurusVersion}`, wholeSiteCold)
    const counts = await countReads(sites.here, pages)
    console.log(`\n${pages} pages, median of ${runs}\n\n${table}\n`)
    console.table(counts)
    const date = new Date().toISOString().slice(0, 10)
    return {
      ...earlier,
      [pages]: {
        date,
        runs,
        here,
        docusaurus,
        wholeSite: { cold: wholeSiteCold },
        ratios: ratiosOf(rows),
        ...counts,
      },
    }
  })
}

type Round = Pick<SiteNumbers, (typeof buildKinds)[number] | "output">

async function measureRound(site: Site, corpus: readonly OutputFile[]): Promise<Round> {
  removeCaches(site)
  const cold = await measureCommand(site.build)
  requirePages(site, corpus)
  const output = folderSize(site.output)
  const warm = await measureCommand(site.build)
  const oneEdit = await measureEdit(site, lastPage(corpus))
  return { cold, warm, oneEdit, output }
}

/** Edits one page, builds, checks that the edit was published, and undoes it. */
async function measureEdit(site: Site, page: OutputFile): Promise<RunNumbers> {
  const file = path.join(site.docs, page.path)
  const sentence = "This sentence is the edit."
  appendFileSync(file, `\n${sentence}\n`)
  try {
    const numbers = await measureCommand(site.build)
    if (!readFileSync(htmlFile(site, page), "utf8").includes(sentence))
      throw new Error(`The edit of ${file} was not published.`)
    return numbers
  } finally {
    writeFileSync(file, page.text)
  }
}

function requirePages(site: Site, corpus: readonly OutputFile[]): void {
  const missing = corpus.filter((page) => !existsSync(htmlFile(site, page)))
  if (missing.length > 0)
    throw new Error(`${missing.length} pages were not built; the first is ${missing[0]?.path}.`)
}

function htmlFile(site: Site, page: OutputFile): string {
  return path.join(site.output, routeOf(page), "index.html")
}

function routeOf({ path: file }: OutputFile): string {
  return `/${file.replace(/\.md$/, "").replace(/(?:^|(?<=\/))index$/, "")}`
}

function lastPage(corpus: readonly OutputFile[]): OutputFile {
  const page = corpus.findLast((file) => !file.path.endsWith("index.md"))
  if (!page) throw new Error("The corpus is too small: it has only indexes.")
  return page
}

function previewCorpus(site: Site, corpus: readonly OutputFile[]) {
  const page = lastPage(corpus)
  return timePreview({
    caches: site.caches,
    command: (port) => site.preview(port),
    route: routeOf(page),
    file: path.join(site.docs, page.path),
  })
}

/** Builds once more without caches and counts how often the pages' files are read and parsed. */
async function countReads(site: Site, pages: number): Promise<Record<"reads" | "parses", FileCounts>> {
  removeCaches(site)
  const { build, docs } = site
  const log = path.join(mkdtempSync(path.join(build.cwd, "reads-")), "log")
  const counter = path.join(projectRoot, "bench/reads/count-reads.cjs")
  await measureCommand({
    ...build,
    env: { ...build.env, NODE_OPTIONS: `--require ${counter}`, BENCH_READS: log, BENCH_CONTENT: docs },
  })
  return sumReads(readFileSync(log, "utf8"), pages)
}

function describeRound({ cold, warm, oneEdit }: Round): string {
  return `cold ${cold.seconds} s, warm ${warm.seconds} s, one edit ${oneEdit.seconds} s, ${cold.peakMiB ?? "?"} MiB`
}

function ratiosOf(rows: readonly { measure: string; ratio: number | null }[]): Record<string, number | null> {
  return Object.fromEntries(rows.map(({ measure, ratio }) => [measure, ratio]))
}
