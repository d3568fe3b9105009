import { readFileSync } from "node:fs"
import path from "node:path"
import type { ContentLayout } from "../content/layout"
import { ifPresent } from "../content/files/if-present"
import { listContentFiles } from "../content/files/list-files"
import type { Problem } from "../report/problem"
import type { Reference } from "../markdown/types"
import { readText } from "../content/files/read-text"
import { descriptionLinks } from "./description-links"
import { compareReleases } from "../../shared/release-order"
import type { NewestModule } from "./newest-module"
import { serviceFileOf } from "./module-files"
import { parseOutputs, parseVariables, type Module } from "./parse-module"

/** The links of a `.tf` file, which are shown on its service's page. */
export interface ModuleLinks {
  /** Doc id of the service's page. */
  id: string
  /** Path from the content directory. */
  file: string
  /** Path for problem messages. */
  reportFile: string
  slug: string
  links: Reference[]
}

/** The modules of a content tree, by doc id of the service's page, and the problems in their files. */
export interface LoadedModules {
  /** All files, as paths from the content directory. */
  files: string[]
  modules: Map<string, Module>
  /** The newest release of each module for which its files exist, by doc id. */
  newest: Map<string, NewestModule>
  /** One per file. */
  links: ModuleLinks[]
  problems: Problem[]
}

/** Reads every `variables.tf` and `outputs.tf` beside a service's page. */
export async function loadModules(layout: ContentLayout): Promise<LoadedModules> {
  const files: string[] = []
  const modules = new Map<string, Module>()
  const newest = new Map<string, NewestModule>()
  const links: ModuleLinks[] = []
  const problems: Problem[] = []
  for (const file of listContentFiles(layout).files) {
    const place = serviceFileOf(layout, file)
    if (!place) continue
    const bytes = ifPresent(() => readFileSync(path.join(layout.root, file)))
    if (bytes === undefined) continue
    files.push(file)
    const reportFile = path.posix.join(layout.reportRoot, file)
    const { text, problems: faults } = readText(bytes, reportFile)
    problems.push(...faults)
    const source = { file: reportFile, text }
    const module: Module =
      place.release === undefined
        ? (modules.get(place.service) ?? { inputs: [], outputs: [] })
        : newestOf(newest, place.service, place.release)
    if (place.release === undefined) modules.set(place.service, module)
    const read = place.holds === "inputs" ? await parseVariables(source) : await parseOutputs(source)
    if ("inputs" in read) module.inputs = read.inputs
    else module.outputs = read.outputs
    problems.push(...read.problems)
    if (place.release !== undefined) continue
    links.push({
      id: place.service,
      file,
      reportFile: source.file,
      slug: `/${place.service}`,
      links: descriptionLinks(source.text, "inputs" in read ? read.inputs : read.outputs),
    })
  }
  return { files, modules, newest, links, problems }
}

/** Keeps the module of a release if it is the newest one found for its service. */
function newestOf(modules: Map<string, NewestModule>, service: string, release: string): NewestModule {
  const known = modules.get(service)
  if (known?.release === release) return known
  const module: NewestModule = { release, inputs: [], outputs: [] }
  if (!known || compareReleases(release, known.release) >= 0) modules.set(service, module)
  return module
}
