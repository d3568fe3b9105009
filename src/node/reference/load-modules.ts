import { groupBy } from "../../shared/group-by"
import type { ContentLayout } from "../content/layout"
import { listContentFiles } from "../content/files/list-files"
import type { Problem } from "../report/problem"
import type { Reference } from "../markdown/types"
import { descriptionLinks } from "./description-links"
import type { NewestModule } from "./newest-module"
import type { Module } from "./parse-module"
import { parseServiceFile, readServiceFile, serviceModules, type ParsedServiceFile } from "./service-modules"

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
  const parsed: ParsedServiceFile[] = []
  const links: ModuleLinks[] = []
  const problems: Problem[] = []
  for (const file of listContentFiles(layout).files) {
    const read = readServiceFile(layout, file)
    if (!read) continue
    const { source } = read
    const module = await parseServiceFile(source)
    files.push(file)
    parsed.push(module)
    problems.push(...read.problems, ...module.problems)
    if (source.release !== undefined) continue
    links.push({
      id: source.service,
      file,
      reportFile: source.reportFile,
      slug: `/${source.service}`,
      links: descriptionLinks(source.text, source.holds === "inputs" ? module.inputs : module.outputs),
    })
  }
  const modules = new Map<string, Module>()
  const newest = new Map<string, NewestModule>()
  for (const [service, ofService] of groupBy(parsed, ({ service }) => service)) {
    const found = serviceModules(ofService)
    if (found.documented) modules.set(service, found.documented)
    if (found.newest) newest.set(service, found.newest)
  }
  return { files, modules, newest, links, problems }
}
