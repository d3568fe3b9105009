import { parseCodeMeta } from "../markdown/code-meta"
import { grammarName } from "../markdown/languages"
import type { Problem } from "../report/problem"
import type { CheckedPage } from "./page"
import { callFaults, type Catalog } from "./samples/check-calls"
import { jsonFaults, yamlFaults } from "./samples/check-data"
import { readHcl } from "./samples/check-hcl"
import { sessionCommands, shellFaults } from "./samples/check-shell"
import { toProblem, type Sample, type SampleFault } from "./samples/sample"

/** Languages that samples should be checked in, and for which no parser is installed. */
const withoutParser: ReadonlyMap<string, string> = new Map([
  ["go", "Go"],
  ["docker", "Dockerfile"],
])

/**
 * Checks the code blocks of all pages: HCL, JSON, YAML and shell have to be readable, HCL laid out as `terraform fmt`
 * does, and calls of catalog modules have to fit the modules. A fence marked `skip="reason"` is left alone, one marked
 * `fragment` need not be whole.
 * @param root place to name in problems that are of no single page
 */
export async function checkSamples(
  pages: readonly CheckedPage[],
  catalog: Catalog,
  root: string,
  options: { bash?: string } = {},
): Promise<Problem[]> {
  const samples = pages.flatMap(samplesOf)
  const problems: Problem[] = []
  for (const sample of samples)
    problems.push(...(await faultsOf(sample, catalog)).map((fault) => toProblem(sample, fault)))
  return [
    ...problems,
    ...(await shellProblems(samples, root, options.bash)),
    ...uncheckedProblems(samples, root),
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

async function faultsOf({ fence, meta, language }: Sample, catalog: Catalog): Promise<SampleFault[]> {
  switch (language) {
    case "hcl": {
      const { tree, faults } = await readHcl(fence.value, meta.fragment)
      return [...faults, ...(tree ? callFaults(tree, catalog, meta.fragment) : [])]
    }
    case "json":
      return meta.fragment ? [] : jsonFaults(fence.value)
    case "yaml":
      return meta.fragment ? [] : yamlFaults(fence.value)
    default:
      return []
  }
}

async function shellProblems(samples: readonly Sample[], root: string, bash?: string): Promise<Problem[]> {
  const scripts = samples.filter(
    ({ language, meta }) => (language === "bash" || language === "shell-session") && !meta.fragment,
  )
  const faults = await shellFaults(
    scripts.map(({ language, fence }) => (language === "bash" ? fence.value : sessionCommands(fence.value))),
    bash,
  )
  if (faults)
    return scripts.flatMap((sample, index) => (faults[index] ?? []).map((fault) => toProblem(sample, fault)))
  return [unchecked(root, scripts.length, "shell", "bash is not on this machine", "install bash.")]
}

function uncheckedProblems(samples: readonly Sample[], root: string): Problem[] {
  return [...withoutParser].flatMap(([language, label]) => {
    const count = samples.filter((sample) => sample.language === language).length
    return count === 0
      ? []
      : [unchecked(root, count, label, "no parser for it is installed", "read them by eye.")]
  })
}

function unchecked(root: string, count: number, label: string, reason: string, fix: string): Problem {
  const samples = count === 1 ? `1 ${label} sample is` : `${count} ${label} samples are`
  return { rule: "unchecked-sample", file: root, message: `${samples} not checked: ${reason}.`, fix }
}
