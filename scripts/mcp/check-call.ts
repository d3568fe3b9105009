import { catalogIn, type CallCatalog } from "../../src/hcl/call-catalog"
import { jsonSummary, summaryOf } from "../../src/hcl/check-summary"
import { checkText, isJson } from "../../src/hcl/check-text"
import { unwrappedCode } from "../../src/hcl/read-pasted"
import { brokenReleaseText, type BrokenRelease } from "../../src/hcl/broken-releases"
import { deployableSlug } from "../../src/node/deployable/deployable-file"
import { hclFaults } from "../../src/node/reference/hcl-syntax"
import { loadParser, validityOf } from "../../src/node/reference/parse-hcl"

/**
 * Checks code that calls modules of the catalog, like the page "Check my call". Returns the summary of that page, called
 * releases that do not deploy, and one line per problem; for code with syntax errors, only these.
 * @param address completes the path of a page
 */
export async function checkCall(
  code: string,
  catalog: CallCatalog,
  address: (path: string) => string,
): Promise<string> {
  if (isJson(code)) return jsonSummary
  const syntax = await syntaxFaults(code)
  if (syntax.length > 0)
    return listed(syntax.map((fault) => ({ ...fault, rule: "hcl-syntax", fix: "correct the code." })))

  const report = checkText(await loadParser(), code, catalogIn(catalog), catalog.topics)
  const brokenReleases = report.brokenReleases.map((release) => brokenReleaseLine(release, address))
  const [unread] = report.syntaxFaults
  const summary = [
    summaryOf({ ...report, syntaxFaults: [] }),
    ...(unread ? [`The code is valid, but was not compared as a whole: see line ${unread.line}.`] : []),
  ].join(" ")
  return [summary, ...brokenReleases, listed(report.faults)].filter(Boolean).join("\n")
}

/** The syntax errors of pasted code. What was copied along with it, such as line numbers, is none. */
async function syntaxFaults(pasted: string) {
  const { faults } = await hclFaults(pasted, await validityOf(pasted))
  const code = unwrappedCode(pasted)
  return faults.length === 0 || code === pasted
    ? faults
    : (await hclFaults(code, await validityOf(code))).faults
}

function brokenReleaseLine({ release, problems }: BrokenRelease, address: (path: string) => string): string {
  const reasons = problems.map(({ id, title }) => `${title} (${address(`${deployableSlug}#${id}`)})`)
  return `${brokenReleaseText(release)} ${reasons.join("; ")}.`
}

function listed(faults: readonly { line: number; rule: string; message: string; fix: string }[]): string {
  return faults
    .map(({ line, rule, message, fix }) => `Line ${line}: ${rule}: ${message} Fix: ${fix}`)
    .join("\n")
}
