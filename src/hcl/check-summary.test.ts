import { expect, test } from "vitest"
import type { ModuleFault } from "./call-fault"
import { summaryOf } from "./check-summary"

const report = {
  called: ["modules/a"],
  unknownModules: [],
  computedSources: [],
  isJson: false,
  stackParts: [],
  stopped: [],
  faults: [],
  syntaxFaults: [],
}
const syntaxFault = { line: 1, column: 1, message: "", fix: "" }
const fault: ModuleFault = {
  rule: "unknown-input",
  module: "modules/a",
  message: "",
  fix: "",
  inputs: [],
  line: 1,
  column: 1,
}

test.each([
  [
    { ...report, called: [] },
    "No call of a catalog module was found. The source of a call names terraform-aws-service-catalog and a module.",
  ],
  [
    { ...report, called: [], isJson: true },
    "Nothing was checked, because the code is JSON. The check reads HCL: a module block, a .tf file or a terragrunt.hcl.",
  ],
  [
    { ...report, called: [], stackParts: [3, 9] },
    "No call of a catalog module was found. The block in line 3 is part of a Terragrunt stack: its values go to another terragrunt.hcl, not to a module. Paste that terragrunt.hcl to have its call checked.",
  ],
  [report, "1 call checked: no problems."],
  [{ ...report, faults: [fault] }, "1 call checked: 1 problem."],
  [{ ...report, faults: [fault], syntaxFaults: [syntaxFault] }, "1 call checked: 2 problems."],
  [{ ...report, called: [], syntaxFaults: [syntaxFault] }, "0 calls checked: 1 problem."],
  [
    { ...report, called: ["modules/a", "modules/b"], unknownModules: ["modules/b"] },
    "1 call checked: no problems. Not in the catalog: modules/b.",
  ],
  [
    { ...report, called: [], computedSources: [9] },
    "No call of a catalog module was found. The source in line 9 is computed from values outside this code; write it out to have its call checked.",
  ],
  [
    { ...report, computedSources: [1, 2, 3, 4, 5, 6] },
    "1 call checked: no problems. The sources in lines 1, 2, 3, 4, 5 and more are computed from values outside this code; write them out to have their calls checked.",
  ],
])("%j", (given, text) => expect(summaryOf(given)).toBe(text))
