import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { parse } from "yaml"
import { loadConfig } from "../config/load-config"
import { type SynonymsFile, synonymsFileSchema } from "./synonyms"

/**
 * Reads `synonyms.yml` of the content tree; a tree without one has no synonyms.
 * @throws an Error that names the file and the field when it cannot be used
 */
export function loadSynonyms(contentDir = loadConfig().environment.CONTENT_DIR): SynonymsFile {
  const file = path.join(contentDir, "synonyms.yml")
  if (!existsSync(file)) return synonymsFileSchema.parse({})
  const result = synonymsFileSchema.safeParse(readYaml(file))
  if (result.success) return result.data
  const problems = result.error.issues.map(
    ({ path: field, message }) => `"${field.join(".")}" has a wrong value: ${message}.`,
  )
  throw new Error(`${file} cannot be used.\n  ${problems.join("\n  ")}`)
}

function readYaml(file: string): unknown {
  try {
    return parse(readFileSync(file, "utf8"))
  } catch (error) {
    throw new Error(`${file} is not valid YAML: ${String(error).split("\n")[0]}.`)
  }
}
