import { withPrefix } from "gatsby"
import { writeModuleBlock } from "../../hcl/write-call"
import { referenceFile, servicePage } from "../../shared/reference"
import { site } from "../../browser/site"
import { loadReleases } from "../call-builder/load-reference"
import { writtenCall } from "../call-builder/written-call"

/**
 * A sample call of a service, with its required inputs, in the release that the samples of its page pin.
 * Rejects as `loadReleases` does.
 * @param service `<category>/<service>`
 */
export async function loadSample(service: string): Promise<string> {
  const [reference] = await loadReleases(withPrefix(referenceFile(servicePage(service))))
  const { catalogRepository: repository } = site
  if (!reference || repository === undefined) throw new Error("The site names no catalog.")
  return writeModuleBlock(writtenCall(reference, repository, new Set(), {}))
}
