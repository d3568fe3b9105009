import { mkdirSync, symlinkSync } from "node:fs"
import path from "node:path"
import { temporaryTree, type TreeFiles, writeFiles } from "../temporary-tree"
import { readEnvironment } from "../../src/node/config/environment"
import { runChecks } from "../../src/node/checks/run-checks"
import { site } from "../../src/site.config"
import type { SiteConfig } from "../../src/shared/site-config"

/** Text of the files beside a content tree, which no page may contain. */
const secret = "not-for-readers"

/** A content tree in a project of its own, with secret files beside it: `<project>/secret.txt`, `<project>/folder/`. */
export class ContentTree {
  readonly project = temporaryTree({
    "secret.txt": secret,
    "folder/secret.md": secret,
    "static/plan.txt": "A plan.",
  })
  readonly root = path.join(this.project, "content")

  constructor(files: TreeFiles) {
    writeFiles(this.root, files)
  }

  /** Puts a symbolic link at a path of the content directory to one of the project. */
  link(name: string, target: string): void {
    mkdirSync(path.dirname(path.join(this.root, name)), { recursive: true })
    symlinkSync(path.join(this.project, target), path.join(this.root, name))
  }

  /** The errors of the checks: line, rule and message of each, by the file's path from the content directory. */
  async errors(settings: Partial<SiteConfig> = {}): Promise<string[]> {
    const environment = readEnvironment({ CONTENT_DIR: this.root })
    const { errors } = await runChecks({ environment, site: { ...site, ...settings } })
    return errors.map(
      ({ file, line = 1, rule, message }) =>
        `${path.relative(this.root, path.resolve(file))}:${line} ${rule}: ${message}`,
    )
  }
}

/** A page with front matter of four lines. */
export function page(body: string, field = "slug: /a"): string {
  return `---\ntitle: A page\n${field}\n---\n${body}\n`
}
