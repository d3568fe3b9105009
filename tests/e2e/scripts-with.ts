import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

const folder = path.resolve(__dirname, "../../public")

/** Returns whether an address is that of a script of the build that contains a text. */
export function scriptsWith(text: string): (address: URL) => boolean {
  const found = readdirSync(folder).filter(
    (name) => name.endsWith(".js") && readFileSync(path.join(folder, name), "utf8").includes(text),
  )
  if (found.length === 0) throw new Error(`No script of the build contains ${text}.`)
  return ({ pathname }) => found.includes(pathname.slice(1))
}
