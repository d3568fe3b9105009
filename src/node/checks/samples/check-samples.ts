import { posix } from "node:path"
import { emptyHighlightComments } from "../../markdown/code/code-lines"
import { parseCodeMeta } from "../../markdown/code/code-meta"
import { grammarName, languageLabel } from "../../markdown/code/languages"
import type { Problem } from "../../report/problem"
import type { CodeFence } from "../../markdown/types"
import type { CheckedFile } from "../page"
import type { ModuleFault } from "../../../hcl/call-fault"
import { callFaults, type Catalog } from "../../../hcl/check-calls"
import type { ModuleCall } from "../../../hcl/read-calls"
import { groupBy } from "../../../shared/group-by"
import { meantWord } from "../../markdown/text/meant-word"
import { characterFaults, isPlainScript, sessionCommands, shellFaults } from "./check-shell"
import { readHclSample, syntaxFaults } from "./check-syntax"
import { toProblem, type Sample, type SampleFault } from "./sample"

/** The samples of a page. */
export interface SampledPage {
  /** Path for problem messages. */
  file: string
  fences: readonly CodeFence[]
}

/** Languages without a common syntax; diagrams are checked elsewhere. */
const withoutSyntax: ReadonlySet<string> = new Set([
  "text",
  "mermaid",
  "markdown",
  "diff",
  "ini",
  "properties",
])

/**
 * Checks the code blocks of pages and partials: code must be valid, HCL must be formatted like `terraform
 * fmt`, and calls of catalog modules must match the modules. A fence marked `skip="reason"` is not checked;
 * the code of one marked `fragment` need not be complete.
 * @param root path for problems that do not belong to a single page
 */
export async function checkSamples(
  files: readonly CheckedFile[],
  catalog: Catalog,
  root: string,
  options: { bash?: string } = {},
): Promise<Problem[]> {
  const all = files.flatMap(({ document, outline }) =>
    samplesOf({ file: document.reportFile, fences: outline.fences }),
  )
  const samples = all.filter(isChecked)
  const [problems, shell] = await Promise.all([
    sampleProblems(samples, catalog),
    shellProblems(samples, root, options.bash), // runs in parallel, in other processes
  ])
  return [...problems, ...shell, ...all.filter(isSkippedSilently).map(toSkipProblem)]
}

async function sampleProblems(samples: readonly Sample[], catalog: Catalog): Promise<Problem[]> {
  const problems: Problem[] = []
  const unchecked: Sample[] = []
  for (const sample of samples) {
    const faults = await faultsOf(sample, catalog)
    if (faults) problems.push(...faults.map((fault) => toProblem(sample, fault)))
    else unchecked.push(sample)
  }
  return [
    ...problems,
    ...[...groupBy(unchecked, ({ language }) => language)].flatMap(([language, samples]) =>
      uncheckedProblems(language, samples),
    ),
  ]
}

/** Parses the samples of a page, so that `checkSamples` finds the results in the cache. */
export async function readSamples(page: SampledPage): Promise<void> {
  for (const sample of samplesOf(page).filter(isChecked)) {
    if (sample.language === "hcl") await readHclSample(sample)
    else await syntaxFaults(sample)
  }
}

function samplesOf({ file, fences }: SampledPage): Sample[] {
  return fences.map((fence) => {
    const meta = parseCodeMeta(fence.meta)
    const value = emptyHighlightComments(fence.value, meta)
    return { file, fence: { ...fence, value }, meta, language: grammarName(fence.language, value) }
  })
}

/** Whether a sample is checked. One whose file or region is missing has no code, and is reported as such. */
function isChecked({ meta, fence }: Sample): boolean {
  const isAbsent = meta.file !== undefined && fence.source === undefined && fence.value === ""
  return meta.skip === undefined && !meta.diff && !isAbsent
}

function isSkippedSilently({ meta, language }: Sample): boolean {
  return meta.skip?.trim() === "" && !meta.diff && !withoutSyntax.has(language)
}

function toSkipProblem({ file, fence: { line, column } }: Sample): Problem {
  return {
    rule: "unchecked-sample",
    file,
    line,
    column,
    message: "The sample is not checked, and its fence does not say why.",
    fix: 'write `skip="reason"`.',
  }
}

/** The problems of a sample; `undefined` if there is no parser for its language. */
async function faultsOf(sample: Sample, catalog: Catalog): Promise<SampleFault[] | undefined> {
  if (sample.language !== "hcl")
    return isShell(sample) || withoutSyntax.has(sample.language) ? [] : syntaxFaults(sample)
  const { faults, calls } = await readHclSample(sample)
  return [
    ...faults,
    ...misspelledModules(calls, catalog),
    ...callFaults(calls, catalog, sample.meta.fragment).map(forAuthor),
  ]
}

/**
 * The calls of modules whose path is probably misspelled, and whose inputs are therefore not checked. The catalog has modules
 * without a page here, so that an unknown path can be right.
 */
function misspelledModules(calls: readonly ModuleCall[], catalog: Catalog): SampleFault[] {
  const paths = [...catalog.keys()]
  return calls.flatMap(({ path, line, column }): SampleFault[] => {
    if (catalog.has(path)) return []
    const { dir, base } = posix.parse(path)
    const inFolder = paths.filter((known) => posix.dirname(known) === dir)
    const near = meantWord(
      base,
      inFolder.map((known) => posix.basename(known)),
    )
    const meant =
      paths.find((known) => posix.basename(known) === base) ??
      inFolder.find((known) => posix.basename(known) === near)
    if (meant === undefined) return []
    return [
      {
        rule: "hcl-syntax",
        line,
        column,
        message: `The catalog has no module "${path}".`,
        fix: `did you mean "${meant}"? Mark the fence \`skip="reason"\` if it is right.`,
      },
    ]
  })
}

/** Adds to the fix of an incomplete call that the fence can be marked as a fragment. */
function forAuthor({ ofWholeCall, ...fault }: ModuleFault): ModuleFault {
  if (!ofWholeCall) return fault
  return {
    ...fault,
    fix: fault.fix.replace(/\.$/, ", or mark the fence `fragment` when it shows a part."),
  }
}

function isShell({ language }: Sample): boolean {
  return language === "bash" || language === "shell-session"
}

async function shellProblems(samples: readonly Sample[], root: string, bash?: string): Promise<Problem[]> {
  const all = samples
    .filter((sample) => isShell(sample) && !sample.meta.fragment)
    .map((sample) => ({ sample, script: scriptOf(sample) }))
  const characters = all.flatMap(({ sample, script }) =>
    characterFaults(script).map((fault) => toProblem(sample, fault)),
  )
  const scripts = all.filter(({ script }) => !isPlainScript(script))
  const faults = await shellFaults(
    scripts.map(({ script }) => script),
    bash,
  )
  if (faults)
    return [
      ...characters,
      ...scripts.flatMap(({ sample }, index) =>
        (faults[index] ?? []).map((fault) => toProblem(sample, fault)),
      ),
    ]
  return [
    ...characters,
    {
      rule: "unchecked-sample",
      file: root,
      message: `${samplesAre(scripts.length, "shell")} not checked: bash is not on this machine.`,
      fix: "install bash.",
    },
  ]
}

function scriptOf({ language, fence }: Sample): string {
  return language === "bash" ? fence.value : sessionCommands(fence.value)
}

/** One problem for all samples of a language, at the first sample. */
function uncheckedProblems(language: string, samples: readonly Sample[]): Problem[] {
  return samples.slice(0, 1).map(({ file, fence: { line, column } }) => ({
    rule: "unchecked-sample",
    file,
    line,
    column,
    message: `${samplesAre(samples.length, languageLabel(language) ?? language)} not checked: there is no parser for the language.`,
    fix: 'check them yourself, and mark each fence `skip="reason"`; the first one is here.',
  }))
}

function samplesAre(count: number, label: string): string {
  return count === 1 ? `1 ${label} sample is` : `${count} ${label} samples are`
}
