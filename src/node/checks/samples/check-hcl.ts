import { formatHcl } from "../../reference/format-hcl"
import { hclFaults, type HclAnswer } from "../../reference/hcl-syntax"
import { parseHcl, validityOf } from "../../reference/parse-hcl"
import { namesCatalog, readCalls, type ModuleCall } from "../../../hcl/read-calls"
import { nameFaults } from "./hcl-names"
import { fixSample, type SampleFault } from "./sample"

/** The result of parsing a text. */
export interface HclReport {
  faults: SampleFault[]
  /** The module calls; empty for a text with syntax errors. */
  calls: ModuleCall[]
  timedOut?: HclAnswer["timedOut"]
}

/**
 * Parses a sample as HCL and compares its format with that of `terraform fmt`.
 * @param fragment whether it may be a part that does not parse on its own, which is then only checked for strings without an end
 */
export async function readHcl(code: string, fragment: boolean): Promise<HclReport> {
  const tree = namesCatalog(code) ? await parseHcl(code) : undefined
  const { faults, timedOut } = await hclFaults(code, tree ?? (await validityOf(code)))
  if (faults.length === 0)
    return {
      faults: [...nameFaults(code), ...(await layoutFaults(code))],
      calls: tree ? readCalls(tree) : [],
    }
  const reported = fragment ? faults.filter(isOpenString).slice(0, 1) : faults
  return {
    faults: reported.map((fault) => ({ rule: "hcl-syntax", ...fault, fix: fixSample })),
    calls: [],
    timedOut,
  }
}

/** Whether a string has no end on its line: no text before or after a fragment can complete it. */
function isOpenString({ message }: { message: string }): boolean {
  return message.startsWith("Invalid multi-line string")
}

async function layoutFaults(code: string): Promise<SampleFault[]> {
  const written = code.trimEnd().split("\n")
  const formatted = (await formatHcl(`${code.trimEnd()}\n`)).trimEnd().split("\n")
  const index = written.findIndex((line, at) => line !== formatted[at])
  if (index === -1) return []
  return [
    {
      rule: "code-format",
      line: index + 1,
      column: 1,
      message: "The code is not formatted like `terraform fmt`.",
      fix: `write this line as "${formatted[index] ?? ""}".`,
    },
  ]
}
