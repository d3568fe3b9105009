import { writeAll } from "../write-all"
import { caddyFile } from "./caddy"
import { cloudFrontFiles } from "./cloudfront"
import type { HostRules } from "./host-rules"
import { nginxFile } from "./nginx"

/**
 * Writes the configurations of self-hosted servers. They are outside of `public/`, so that they are not served.
 * @param folder its other files are kept: Terraform stores its state beside `main.tf`
 */
export function writeHostFiles(rules: HostRules, folder: string): void {
  writeAll(folder, [nginxFile(rules), caddyFile(rules), ...cloudFrontFiles(rules)])
}
