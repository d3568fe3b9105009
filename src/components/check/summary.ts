import { counted } from "../../shared/counted"
import type { LinkedReport } from "./messages"

/** A summary of a report in one or two sentences. */
export function summaryOf({ called, unknownModules, faults, syntaxFault }: LinkedReport): string {
  const known = called.filter((path) => !unknownModules.includes(path)).length
  const unknown = unknownModules.length === 0 ? "" : ` Not in the catalog: ${unknownModules.join(", ")}.`
  if (called.length === 0 && !syntaxFault)
    return "No call of a catalog module was found. The source of a call names terraform-aws-service-catalog and a module."
  const problems = faults.length + (syntaxFault ? 1 : 0)
  return `${counted(known, "call")} checked: ${problems === 0 ? "no problems" : counted(problems, "problem")}.${unknown}`
}
