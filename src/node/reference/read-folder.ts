import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import path from "node:path"
import { parseModule, type Module, type ModuleFile } from "./parse-module"

/**
 * Reads a module from a folder that holds its `variables.tf` and `outputs.tf`; a module may do without one of them.
 * @throws when the folder has neither.
 */
export async function readModuleFolder(folder: string): Promise<Module> {
  const variables = path.join(folder, "variables.tf")
  const outputs = path.join(folder, "outputs.tf")
  if (!existsSync(variables) && !existsSync(outputs))
    throw new Error(`${folder} holds neither variables.tf nor outputs.tf. Name a module's folder.`)
  return parseModule({ variables: await readSource(variables), outputs: await readSource(outputs) })
}

async function readSource(file: string): Promise<ModuleFile> {
  return { file, text: existsSync(file) ? await readFile(file, "utf8") : "" }
}
