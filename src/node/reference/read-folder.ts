import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import path from "node:path"
import { parseModule, type ModuleFile, type ParsedModule } from "./parse-module"

/**
 * Reads a module from a folder with `variables.tf`, `outputs.tf` or both.
 * @throws if the folder has neither
 */
export async function readModuleFolder(folder: string): Promise<ParsedModule> {
  const variables = path.join(folder, "variables.tf")
  const outputs = path.join(folder, "outputs.tf")
  if (!existsSync(variables) && !existsSync(outputs))
    throw new Error(`${folder} contains neither variables.tf nor outputs.tf. Specify the folder of a module.`)
  return parseModule({ variables: await readSource(variables), outputs: await readSource(outputs) })
}

async function readSource(file: string): Promise<ModuleFile> {
  return { file, text: existsSync(file) ? await readFile(file, "utf8") : "" }
}
