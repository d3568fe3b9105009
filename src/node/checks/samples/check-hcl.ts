import { formatHcl } from "../../reference/format-hcl"
import { hclFaults } from "../../reference/hcl-syntax"
import { soundnessOf } from "../../reference/hcl-tree"
import { mendSample, type SampleFault } from "./sample"

/** What the parser says of a text. */
export interface HclReport {
  faults: SampleFault[]
  /** Whether it can be read as a file; a fragment need not. */
  isWhole: boolean
}

/**
 * Reads a sample as HCL and compares its layout with that of `terraform fmt`.
 * @param fragment whether it may be an expression or a part of something, which are not held to anything
 */
export async function readHcl(code: string, fragment: boolean): Promise<HclReport> {
  const faults = await hclFaults(code, await soundnessOf(code))
  if (faults.length === 0) return { isWhole: true, faults: await layoutFaults(code) }
  if (fragment) return { isWhole: false, faults: [] }
  return {
    isWhole: false,
    faults: faults.map((fault) => ({ rule: "hcl-syntax", ...fault, fix: mendSample })),
  }
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
      message: "The code is not laid out as `terraform fmt` does.",
      fix: `write this line as "${formatted[index] ?? ""}".`,
    },
  ]
}
