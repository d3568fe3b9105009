import { counted } from "../shared/counted"
import type { CheckReport, Substitute, UnknownModule } from "./check-text"
import { catalogName, type OtherSource } from "./other-source"

/** A summary of a report in a few sentences. */
export function summaryOf(report: CheckReport): string {
  const { called, unknownModules, isJson, stackParts, faults, syntaxFaults } = report
  if (isJson) return jsonSummary
  const unchecked = uncheckedSentences(report)
  if (called.length === 0 && syntaxFaults.length === 0) {
    if (stackParts.length > 0) return `No call of a catalog module was found. ${stackSentence(stackParts)}`
    const reasons =
      unchecked.length > 0 ? unchecked : [`The source of a call names ${catalogName} and a module.`]
    return ["No call of a catalog module was found.", ...reasons].join(" ")
  }
  const unknown = new Set(unknownModules.map(({ path }) => path))
  const known = called.filter((path) => !unknown.has(path)).length
  const problems = faults.length + syntaxFaults.length
  const found = problems > 0 ? `: ${counted(problems, "problem")}` : known > 0 ? ": no problems" : ""
  const result = `${counted(known, "call")} checked${found}.`
  return [result, ...unknownModules.map(unknownSentence), ...unchecked].join(" ")
}

/** Whether all calls were checked, and neither the code nor a called release has a problem. */
export function isClean(report: CheckReport): boolean {
  const { called, unknownModules, stackParts, brokenReleases, faults, syntaxFaults } = report
  const unclear = [
    unknownModules,
    stackParts,
    brokenReleases,
    faults,
    syntaxFaults,
    uncheckedSentences(report),
  ]
  return called.length > 0 && unclear.every((list) => list.length === 0)
}

function unknownSentence({ path, near }: UnknownModule): string {
  return `Not in the catalog: ${path}.${near === undefined ? "" : ` Did you mean ${near}?`}`
}

/** Sentences about other releases, sources that are not checked, and inputs that are not compared. */
function uncheckedSentences(report: CheckReport): string[] {
  const { computedSources, otherSources, computedInputs, substitutes } = report
  return [
    ...substitutes.slice(0, maxLines).map(substituteSentence),
    ...(computedInputs.length === 0 ? [] : [inputsSentence(computedInputs)]),
    ...(computedSources.length === 0 ? [] : [computedSentence(computedSources)]),
    ...(otherSources.length === 0 ? [] : [otherSentence(otherSources)]),
    ...otherSources
      .filter(({ nearly }) => nearly !== undefined)
      .slice(0, maxLines)
      .map(({ line, nearly }) => `Line ${line} names "${nearly}". Did you mean "${catalogName}"?`),
  ]
}

function substituteSentence({ ref, release, modules }: Substitute): string {
  if (ref === undefined) return `A source names no release: its call was compared with ${release}.`
  return modules === undefined
    ? `The inputs of ${ref} are not known here: its calls were compared with ${release}.`
    : `The inputs of ${ref} are not known here for ${modules.join(", ")}: the calls were compared with ${release}.`
}

function otherSentence(sources: readonly OtherSource[]): string {
  const places = sources.map(({ line, kind }) => `line ${line} (${kind})`)
  return `Not checked, because only modules of ${catalogName} are: ${firstOf(places)}.`
}

/** The summary for code in JSON. */
export const jsonSummary =
  "Nothing was checked, because the code is JSON. The check reads HCL: a module block, a .tf file or a terragrunt.hcl."

function stackSentence([line]: readonly number[]): string {
  return `The block on line ${line} is part of a Terragrunt stack: its values go to another terragrunt.hcl, not to a module. Paste that terragrunt.hcl to have its call checked.`
}

/** Maximum number of lines that the sentence lists. */
const maxLines = 5

/** The first of some places, each once. */
function firstOf(all: readonly (string | number)[]): string {
  const places = [...new Set(all)]
  return `${places.slice(0, maxLines).join(", ")}${places.length > maxLines ? " and more" : ""}`
}

function computedSentence(lines: readonly number[]): string {
  return lines.length === 1
    ? `The source on line ${firstOf(lines)} is computed from values outside this code; write it out to have its call checked.`
    : `The sources on lines ${firstOf(lines)} are computed from values outside this code; write them out to have their calls checked.`
}

function inputsSentence(lines: readonly number[]): string {
  return `Inputs on ${new Set(lines).size === 1 ? "line" : "lines"} ${firstOf(lines)} are computed and were not compared.`
}
