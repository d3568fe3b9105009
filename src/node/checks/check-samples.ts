import { parseCodeMeta } from "../markdown/code-meta"
import { grammarName, languageLabel } from "../markdown/languages"
import type { Problem } from "../report/problem"
import type { CheckedPage } from "./page"
import { callFaults, type Catalog } from "./samples/check-calls"
import { jsonFaults, yamlFaults } from "./samples/check-data"
import { dockerfileFaults } from "./samples/check-dockerfile"
import { goFaults } from "./samples/check-go"
import { readHcl } from "./samples/check-hcl"
import { scriptFaults } from "./samples/check-script"
import { sessionCommands, shellFaults } from "./samples/check-shell"
import { toProblem, type Sample, type SampleFault } from "./samples/sample"

/** Texts without a syntax that every program agrees on; diagrams are checked where they are parsed. */
const withoutSyntax: ReadonlySet<string> = new Set([
  "text",
  "mermaid",
  "markdown",
  "diff",
  "ini",
  "properties",
])

/**
 * Checks the code blocks of all pages: they have to be readable, HCL has to be laid out as `terraform fmt` does, and calls
 * of catalog modules have to fit the modules. A fence marked `skip="reason"` is left alone, one marked `fragment` need not
 * be whole.
 * @param root place to name in problems that are of no single page
 */
export async function checkSamples(
  pages: readonly CheckedPage[],
  catalog: Catalog,
  root: string,
  options: { bash?: string } = {},
): Promise<Problem[]> {
  const samples = pages.flatMap(samplesOf)
  const [problems, shell] = await Promise.all([
    sampleProblems(samples, catalog),
    shellProblems(samples, root, options.bash), // in processes of their own, beside the rest
  ])
  return [...problems, ...shell]
}

async function sampleProblems(samples: readonly Sample[], catalog: Catalog): Promise<Problem[]> {
  const problems: Problem[] = []
  const unchecked = new Map<string, Sample[]>()
  for (const sample of samples) {
    const faults = await faultsOf(sample, catalog)
    if (faults) problems.push(...faults.map((fault) => toProblem(sample, fault)))
    else unchecked.set(sample.language, [...(unchecked.get(sample.language) ?? []), sample])
  }
  return [
    ...problems,
    ...[...unchecked].flatMap(([language, samples]) => uncheckedProblems(language, samples)),
  ]
}

function samplesOf({ document, outline }: CheckedPage): Sample[] {
  return outline.fences
    .map((fence) => ({
      file: document.reportFile,
      fence,
      meta: parseCodeMeta(fence.meta),
      language: grammarName(fence.language, fence.value),
    }))
    .filter(({ meta }) => meta.skip === undefined && !meta.diff)
}

/** What is wrong with a sample; `undefined` when nothing here can read its language. */
async function faultsOf(sample: Sample, catalog: Catalog): Promise<SampleFault[] | undefined> {
  const { fence, meta, language } = sample
  switch (language) {
    case "hcl": {
      const { tree, faults } = await readHcl(fence.value, meta.fragment)
      return [...faults, ...(tree ? callFaults(tree, catalog, meta.fragment) : [])]
    }
    case "json":
      return meta.fragment ? [] : jsonFaults(fence.value)
    case "yaml":
      return meta.fragment ? [] : yamlFaults(fence.value)
    case "go":
      return meta.fragment ? [] : goFaults(fence.value)
    case "docker":
      return dockerfileFaults(fence.value, meta.fragment)
    case "javascript":
    case "jsx":
    case "typescript":
    case "tsx":
      return meta.fragment ? [] : scriptFaults(fence.value, language)
    default:
      return isShell(sample) || withoutSyntax.has(language) ? [] : undefined
  }
}

function isShell({ language }: Sample): boolean {
  return language === "bash" || language === "shell-session"
}

async function shellProblems(samples: readonly Sample[], root: string, bash?: string): Promise<Problem[]> {
  const scripts = samples.filter((sample) => isShell(sample) && !sample.meta.fragment)
  const faults = await shellFaults(
    scripts.map(({ language, fence }) => (language === "bash" ? fence.value : sessionCommands(fence.value))),
    bash,
  )
  if (faults)
    return scripts.flatMap((sample, index) => (faults[index] ?? []).map((fault) => toProblem(sample, fault)))
  return [
    {
      rule: "unchecked-sample",
      file: root,
      message: `${counted(scripts.length, "shell")} not checked: bash is not on this machine.`,
      fix: "install bash.",
    },
  ]
}

/** One problem for all samples of a language, at the first of them. */
function uncheckedProblems(language: string, samples: readonly Sample[]): Problem[] {
  return samples.slice(0, 1).map(({ file, fence: { line, column } }) => ({
    rule: "unchecked-sample",
    file,
    line,
    column,
    message: `${counted(samples.length, languageLabel(language) ?? language)} not checked: there is no parser for the language.`,
    fix: 'read them by eye, and mark each fence `skip="reason"`; the first one is here.',
  }))
}

function counted(count: number, label: string): string {
  return count === 1 ? `1 ${label} sample is` : `${count} ${label} samples are`
}
