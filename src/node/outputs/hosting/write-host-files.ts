import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { caddyFile } from "./caddy"
import { cloudFrontFiles } from "./cloudfront"
import type { HostRules } from "./host-rules"
import { nginxFile } from "./nginx"

/**
 * Writes the configurations of self-hosted servers. They are outside of `public/`, so that they are not served.
 * @param folder its other files are kept: Terraform stores its state beside `main.tf`
 */
export async function writeHostFiles(rules: HostRules, folder: string): Promise<void> {
  for (const { path: name, text } of [nginxFile(rules), caddyFile(rules), ...cloudFrontFiles(rules)]) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}
