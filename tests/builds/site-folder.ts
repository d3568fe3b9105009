import { spawn } from "node:child_process"
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import path from "node:path"
import { copySources } from "../../scripts/lib/copy-sources.mjs"
import { projectRoot } from "../../scripts/lib/project.mjs"
import { siteSettings } from "../../scripts/lib/site-settings.mjs"

const fixture = path.join(projectRoot, "tests/fixtures/sites/handbook")

const command =
  'import { runGatsby } from "./scripts/lib/gatsby.mjs"; process.exitCode = (await runGatsby(["build", "--prefix-paths"])).code'

interface EndedBuild {
  /** `undefined` for one that was killed. */
  code: number | undefined
  output: string
}

/** A copy of the project with the content of a small site, whose pages are Markdown and MDX. Packages are behind a link. */
export class SiteFolder {
  readonly root: string

  constructor(name: string) {
    this.root = path.join(projectRoot, ".fixture-sites", name)
    rmSync(this.root, { recursive: true, force: true })
    mkdirSync(this.root, { recursive: true })
    copySources(this.root)
    cpSync(fixture, path.join(this.root, "site"), { recursive: true })
    symlinkSync(path.join(projectRoot, "node_modules"), path.join(this.root, "node_modules"), "junction")
  }

  /**
   * Builds the site.
   * @param lastWords output of the build at which it is killed, with all processes that it has started
   */
  build(lastWords?: string): Promise<EndedBuild> {
    const inherited = Object.entries(process.env).filter(
      ([name]) => !siteSettings.includes(name) && !/VITE/.test(name),
    )
    const settings = JSON.parse(readFileSync(path.join(this.root, "site/environment.json"), "utf8")) as object
    const child = spawn(process.execPath, ["--input-type=module", "-e", command], {
      cwd: this.root,
      detached: true, // a group of processes, which is killed as one
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...Object.fromEntries(inherited),
        ...settings,
        CONTENT_DIR: "site/content",
        SITE_CONFIG: "site/site.config.ts",
      },
    })
    let output = ""
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text
        if (lastWords !== undefined && output.includes(lastWords) && child.pid) kill(child.pid)
      })
    return new Promise((resolve, reject) => {
      child.once("error", reject)
      child.once("close", (code) => resolve({ code: code ?? undefined, output }))
    })
  }

  /**
   * Replaces a text in a file.
   * @param file from the folder of the copy; the content is in `site/content`
   * @throws when the file does not contain it
   */
  edit(file: string, from: string, to: string): void {
    const target = path.join(this.root, file)
    const text = readFileSync(target, "utf8")
    if (!text.includes(from)) throw new Error(`${file} does not contain "${from}".`)
    writeFileSync(target, text.replace(from, to))
  }

  /** Every file that a build published, by its path. */
  published(): Map<string, Buffer> {
    return filesBelow(path.join(this.root, "public"))
  }

  /** Files of a folder of Gatsby's cache, as absolute paths. */
  cached(folder: string): string[] {
    const directory = path.join(this.root, ".cache", folder)
    return existsSync(directory)
      ? [...filesBelow(directory).keys()].map((name) => path.join(directory, name))
      : []
  }
}

function kill(group: number): void {
  try {
    process.kill(-group, "SIGKILL")
  } catch {
    // it has ended already
  }
}

function filesBelow(directory: string): Map<string, Buffer> {
  const names = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
  return new Map(names.map((file) => [path.relative(directory, file), readFileSync(file)]))
}
