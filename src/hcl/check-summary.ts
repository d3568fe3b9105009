import { counted } from "../shared/counted"
import type { CheckReport } from "./check-text"

/** A summary of a report in one to three sentences. */
export function summaryOf(report: CheckReport): string {
  const { called, unknownModules, computedSources, isJson, stackParts, faults, syntaxFaults } = report
  if (isJson) return jsonSummary
  const known = called.filter((path) => !unknownModules.includes(path)).length
  const unknown = unknownModules.length === 0 ? "" : ` Not in the catalog: ${unknownModules.join(", ")}.`
  const computed = computedSources.length === 0 ? "" : ` ${computedSentence(computedSources)}`
  if (called.length === 0 && syntaxFaults.length === 0) {
    if (stackParts.length > 0) return `No call of a catalog module was found. ${stackSentence(stackParts)}`
    return computed === ""
      ? "No call of a catalog module was found. The source of a call names terraform-aws-service-catalog and a module."
      : `No call of a catalog module was found.${computed}`
  }
  const problems = faults.length + syntaxFaults.length
  return `${counted(known, "call")} checked: ${problems === 0 ? "no problems" : counted(problems, "problem")}.${unknown}${computed}`
}

/** The summary for code in JSON. */
export const jsonSummary =
  "Nothing was checked, because the code is JSON. The check reads HCL: a module block, a .tf file or a terragrunt.hcl."

function stackSentence([line]: readonly number[]): string {
  return `The block in line ${line} is part of a Terragrunt stack: its values go to another terragrunt.hcl, not to a module. Paste that terragrunt.hcl to have its call checked.`
}

/** Maximum number of lines that the sentence lists. */
const mostLines = 5

function computedSentence(lines: readonly number[]): string {
  const listed = lines.slice(0, mostLines).join(", ")
  const more = lines.length > mostLines ? " and more" : ""
  return lines.length === 1
    ? `The source in line ${listed} is computed from values outside this code; write it out to have its call checked.`
    : `The sources in lines ${listed}${more} are computed from values outside this code; write them out to have their calls checked.`
}
