import { readFile } from "node:fs/promises"
import path from "node:path"
import { glob } from "tinyglobby"
import type { ContentLayout } from "../content/layout"
import type { Problem } from "../report/problem"
import { serviceFileOf } from "./module-files"
import { parseOutputs, parseVariables, type ModuleInput, type ModuleOutput } from "./parse-module"

/** What the module of a service takes and gives. */
export interface ServiceModule {
  inputs: ModuleInput[]
  outputs: ModuleOutput[]
}

/** The modules of a content tree, by doc id of the service's page, and what is wrong with their files. */
export interface LoadedModules {
  modules: Map<string, ServiceModule>
  problems: Problem[]
}

/** Reads every `variables.tf` and `outputs.tf` beside a service's page. */
export async function loadModules(layout: ContentLayout): Promise<LoadedModules> {
  const modules = new Map<string, ServiceModule>()
  const problems: Problem[] = []
  const files = await glob("reference/services/**/{variables,outputs}.tf", { cwd: layout.root })
  for (const file of files.sort()) {
    const place = serviceFileOf(layout, file)
    if (!place) continue
    const source = {
      file: path.posix.join(layout.reportRoot, file),
      text: await readFile(path.join(layout.root, file), "utf8"),
    }
    const module = modules.get(place.service) ?? { inputs: [], outputs: [] }
    modules.set(place.service, module)
    if (place.holds === "inputs") {
      const read = await parseVariables(source)
      module.inputs = read.inputs
      problems.push(...read.problems)
    } else {
      const read = await parseOutputs(source)
      module.outputs = read.outputs
      problems.push(...read.problems)
    }
  }
  return { modules, problems }
}
