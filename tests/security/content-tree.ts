import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { onTestFinished } from "vitest"
import { readEnvironment } from "../../src/node/config/environment"
import { runChecks } from "../../src/node/checks/run-checks"
import { site } from "../../src/site.config"
import type { SiteConfig } from "../../src/shared/site-config"

/** Text of the files beside a content tree, which no page may contain. */
const secret = "not-for-readers"

/** A content tree in a project of its own, with secret files beside it: `<project>/secret.txt`, `<project>/folder/`. */
export class ContentTree {
  readonly project = mkdtempSync(path.join(tmpdir(), "attacked-"))
  readonly root = path.join(this.project, "content")

  constructor(files: Readonly<Record<string, string>>) {
    onTestFinished(() => rmSync(this.project, { recursive: true }))
    this.write("secret.txt", secret)
    this.write("folder/secret.md", secret)
    this.write("static/plan.txt", "A plan.")
    for (const [name, text] of Object.entries(files)) this.write(path.join("content", name), text)
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

  private write(name: string, text: string): void {
    const file = path.join(this.project, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** A page with front matter of four lines. */
export function page(body: string, field = "slug: /a"): string {
  return `---\ntitle: A page\n${field}\n---\n${body}\n`
}
