import { expect, test } from "vitest"
import type { ModuleFault } from "./call-fault"
import { isClean, summaryOf } from "./check-summary"
import type { CheckReport } from "./check-text"

const report = {
  called: ["modules/a"],
  unknownModules: [],
  computedSources: [],
  otherSources: [],
  isJson: false,
  stackParts: [],
  brokenReleases: [],
  substitutes: [],
  computedInputs: [],
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

test("at most five misspelled names are asked about", () => {
  const otherSources = [1, 2, 3, 4, 5, 6].map((line) => ({ line, kind: "another repository", nearly: "x" }))
  expect(summaryOf({ ...report, otherSources }).match(/Did you mean/g)).toHaveLength(5)
})

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
    "No call of a catalog module was found. The block on line 3 is part of a Terragrunt stack: its values go to another terragrunt.hcl, not to a module. Paste that terragrunt.hcl to have its call checked.",
  ],
  [report, "1 call checked: no problems."],
  [
    { ...report, substitutes: [{ ref: "v9.99.0", release: "v2.11.1" }, { release: "v2.11.1" }] },
    "1 call checked: no problems. The inputs of v9.99.0 are not known here: its calls were compared with v2.11.1. A source names no release: its call was compared with v2.11.1.",
  ],
  [
    { ...report, substitutes: [{ ref: "v9.0.0", release: "v2.0.0", modules: ["modules/a", "modules/b"] }] },
    "1 call checked: no problems. The inputs of v9.0.0 are not known here for modules/a, modules/b: the calls were compared with v2.0.0.",
  ],
  [{ ...report, faults: [fault] }, "1 call checked: 1 problem."],
  [{ ...report, faults: [fault], syntaxFaults: [syntaxFault] }, "1 call checked: 2 problems."],
  [{ ...report, called: [], syntaxFaults: [syntaxFault] }, "0 calls checked: 1 problem."],
  [
    { ...report, called: ["modules/a", "modules/b"], unknownModules: [{ path: "modules/b" }] },
    "1 call checked: no problems. Not in the catalog: modules/b.",
  ],
  [
    { ...report, called: ["modules/b"], unknownModules: [{ path: "modules/b", near: "modules/a" }] },
    "0 calls checked. Not in the catalog: modules/b. Did you mean modules/a?",
  ],
  [
    {
      ...report,
      called: [],
      otherSources: [
        { line: 2, kind: "a local folder" },
        { line: 9, kind: "another repository", nearly: "terraform-aws-servicecatalog" },
      ],
    },
    'No call of a catalog module was found. Not checked, because only modules of terraform-aws-service-catalog are: line 2 (a local folder), line 9 (another repository). Line 9 names "terraform-aws-servicecatalog". Did you mean "terraform-aws-service-catalog"?',
  ],
  [
    {
      ...report,
      otherSources: [1, 2, 3, 4, 5, 6].map((line) => ({ line, kind: "a local folder" })),
    },
    "1 call checked: no problems. Not checked, because only modules of terraform-aws-service-catalog are: line 1 (a local folder), line 2 (a local folder), line 3 (a local folder), line 4 (a local folder), line 5 (a local folder) and more.",
  ],
  [
    { ...report, called: [], computedSources: [9] },
    "No call of a catalog module was found. The source on line 9 is computed from values outside this code; write it out to have its call checked.",
  ],
  [
    { ...report, computedSources: [1, 2, 3, 4, 5, 6] },
    "1 call checked: no problems. The sources on lines 1, 2, 3, 4, 5 and more are computed from values outside this code; write them out to have their calls checked.",
  ],
  [
    { ...report, computedInputs: [4] },
    "1 call checked: no problems. Inputs on line 4 are computed and were not compared.",
  ],
  [
    { ...report, computedInputs: [4, 4] },
    "1 call checked: no problems. Inputs on line 4 are computed and were not compared.",
  ],
  [
    { ...report, computedInputs: [1, 2, 3, 4, 5, 5] },
    "1 call checked: no problems. Inputs on lines 1, 2, 3, 4, 5 are computed and were not compared.",
  ],
  [
    { ...report, computedInputs: [1, 2, 3, 4, 5, 6] },
    "1 call checked: no problems. Inputs on lines 1, 2, 3, 4, 5 and more are computed and were not compared.",
  ],
  [
    { ...report, computedInputs: [1, 2, 3, 4, 5] },
    "1 call checked: no problems. Inputs on lines 1, 2, 3, 4, 5 are computed and were not compared.",
  ],
])("%j", (given, text) => expect(summaryOf(given)).toBe(text))

test("a report is clean if all calls were checked and nothing has a problem", () => {
  expect(isClean(report)).toBe(true)
})

test.each<[string, CheckReport]>([
  ["no call", { ...report, called: [] }],
  ["JSON", { ...report, called: [], isJson: true }],
  ["a problem", { ...report, faults: [fault] }],
  ["code that is not HCL", { ...report, syntaxFaults: [syntaxFault] }],
  ["a module that is not in the catalog", { ...report, unknownModules: [{ path: "modules/b" }] }],
  ["a source that is not checked", { ...report, otherSources: [{ line: 2, kind: "a local folder" }] }],
  ["computed inputs", { ...report, computedInputs: [4] }],
  ["a release that is not known", { ...report, substitutes: [{ ref: "v9.99.0", release: "v2.11.1" }] }],
  ["a part of a stack", { ...report, stackParts: [3] }],
  ["a release that does not deploy", { ...report, brokenReleases: [{ release: "v0.1.0", problems: [] }] }],
])("a report with %s is not clean", (_, unclean) => {
  expect(isClean(unclean)).toBe(false)
})
