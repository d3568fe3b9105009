import { readFileSync } from "node:fs"
import path from "node:path"
import { format, type FormatConfig } from "oxfmt"
import { projectRoot } from "./project.mjs"

/**
 * A file's text as `npm run format` would write it.
 * @param file path whose extension determines the language; the file need not exist
 * @throws if the text cannot be parsed
 */
export async function formatText(file: string, text: string): Promise<string> {
  const settings = JSON.parse(readFileSync(path.join(projectRoot, ".oxfmtrc.json"), "utf8")) as FormatConfig
  const { code, errors } = await format(file, text, settings)
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(" ")}`)
  return code
}
