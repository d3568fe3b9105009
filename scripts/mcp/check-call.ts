import { callFaults, type ReleaseInputs } from "../../src/hcl/check-calls"
import { readHcl } from "../../src/node/checks/samples/check-hcl"
import type { CatalogFile, ServiceFile } from "./service-files"

interface Services {
  catalog: CatalogFile
  /** Reads a service's file by its slug. */
  serviceOf(slug: string): Promise<ServiceFile>
}

/** Checks code that calls modules of the catalog. Returns one line per problem, or a sentence that there is none. */
export async function checkCall(code: string, { catalog, serviceOf }: Services): Promise<string> {
  const { faults, calls } = await readHcl(code, false)
  const syntax = faults.filter(({ rule }) => rule === "hcl-syntax")
  if (syntax.length > 0) return listed(syntax)
  if (calls.length === 0)
    return "The code calls no module of the Service Catalog: no `source` names one of its modules."

  const inputs: [string, ReleaseInputs[]][] = []
  const unknown: string[] = []
  for (const module of new Set(calls.map(({ path }) => path))) {
    const service = catalog.services.find((service) => service.module === module)
    if (service) inputs.push([module, releasesOf(await serviceOf(service.slug))])
    else unknown.push(`The Service Catalog has no module "${module}" that this site describes.`)
  }
  const problems = callFaults(calls, new Map(inputs), false)
  if (problems.length + unknown.length > 0) return [...unknown, listed(problems)].filter(Boolean).join("\n")
  return `The code gives every required input, and no other than the ${inputs.length === 1 ? "module takes" : "modules take"}.`
}

function releasesOf({ inputs, catalog_version: version, newest }: ServiceFile): ReleaseInputs[] {
  const documented: ReleaseInputs = {
    ...(version === null ? {} : { release: `v${version}` }),
    inputs: inputs.map(declared),
  }
  if (!newest) return [documented]
  const { release, removed_inputs: removed } = newest
  return [documented, { release, inputs: newest.inputs.map(declared), removed }]
}

function declared({ name, type_tree: type, required, deprecated }: ServiceFile["inputs"][number]) {
  return { name, type, required, ...(deprecated === null ? {} : { deprecated }) }
}

function listed(faults: readonly { line: number; rule: string; message: string; fix: string }[]): string {
  return faults
    .map(({ line, rule, message, fix }) => `Line ${line}: ${rule}: ${message} Fix: ${fix}`)
    .join("\n")
}
