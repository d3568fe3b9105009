import { readFile, writeFile } from "node:fs/promises"
import { mapFiles } from "../../outputs/map-files"

/** The charset element, which must be within the first 1,024 bytes, and the policy of an earlier build. */
const headStart = /(<meta charSet="utf-8"\/>)(?:<meta http-equiv="Content-Security-Policy"[^>]*>)?/

/**
 * Inserts the policy into the head of pages, before everything that it applies to, for hosts that send no headers. Files
 * are written in place, so that hard links to them stay valid.
 * @param files paths of the pages' HTML files
 * @param policy directives that are allowed in a `meta` element
 */
export async function writeMetaPolicies(files: readonly string[], policy: string): Promise<void> {
  const content = policy.replaceAll("&", "&amp;").replaceAll('"', "&quot;")
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content}"/>`
  await mapFiles(files, async (file) => {
    const html = await readFile(file, "utf8")
    if (!headStart.test(html))
      throw new Error(`${file} has no place for the policy: its head starts otherwise.`)
    const text = html.replace(headStart, (_, charset: string) => charset + meta)
    if (text !== html) await writeFile(file, text)
  })
}
