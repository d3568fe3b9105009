import { createHash } from "node:crypto"
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs"
import path from "node:path"

/** Copies a file to `public/static`, with its content hash in the name, and returns its address. */
export function publishFile(file: string, pathPrefix: string): string {
  const digest = createHash("md5").update(readFileSync(file)).digest("hex")
  const address = `/static/${digest}/${path.basename(file)}`
  const target = path.join(process.cwd(), "public", address)
  if (!existsSync(target)) {
    mkdirSync(path.dirname(target), { recursive: true })
    copyFileSync(file, target)
  }
  return pathPrefix + encodeURI(address).replace(/[?#]/g, encodeURIComponent)
}
