import { execFileSync, spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { copyProject } from "../../scripts/test-run/copy-project.mjs"
import { filesBelow } from "../../scripts/lib/files-below.mjs"
import { projectRoot } from "../../scripts/lib/project.mjs"
import { plainEnvironment } from "../../scripts/test-run/site-settings.mjs"

const fixture = path.join(projectRoot, "tests/fixtures/sites/handbook")

const command =
  'import { runGatsby } from "./scripts/gatsby/run-gatsby.mjs"; process.exitCode = (await runGatsby(process.argv.slice(1))).code'

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
    copyProject(this.root)
    cpSync(fixture, path.join(this.root, "site"), { recursive: true })
  }

  /**
   * Builds the site, as the project's scripts do.
   * @param lastWords output of the build at which it is killed, with all processes that it has started
   */
  async build(lastWords?: string): Promise<EndedBuild> {
    const child = spawn(process.execPath, ["--input-type=module", "-e", command, "build", "--prefix-paths"], {
      cwd: this.root,
      env: this.environment(),
      detached: true, // a group of processes, which is killed as one
      stdio: ["ignore", "pipe", "pipe"],
    })
    let output = ""
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text
        if (lastWords !== undefined && output.includes(lastWords)) killGroup(child)
      })
    const [code] = (await once(child, "close")) as [number | null]
    return { code: code ?? undefined, output }
  }

  private environment(): NodeJS.ProcessEnv {
    const inherited = Object.entries(plainEnvironment()).filter(([name]) => !/VITE/.test(name))
    const settings = JSON.parse(readFileSync(path.join(this.root, "site/environment.json"), "utf8")) as object
    return {
      ...Object.fromEntries(inherited),
      ...settings,
      CONTENT_DIR: "site/content",
      SITE_CONFIG: "site/site.config.ts",
    }
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

  /**
   * Writes a file.
   * @param file from the folder of the copy
   */
  write(file: string, text: string): void {
    const target = path.join(this.root, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }

  /** Commits the content to a repository of its own, on a day. */
  commit(day: string): void {
    const date = `${day}T12:00:00Z`
    const git = (...args: string[]) =>
      execFileSync("git", ["-c", "user.name=Writer", "-c", "user.email=writer@example.com", ...args], {
        cwd: path.join(this.root, "site"),
        env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
        stdio: "pipe",
      })
    git("init", "--quiet")
    git("add", "--all")
    git("commit", "--quiet", "--message", "Change")
  }

  /** Every file that a build published, by its path. */
  published(): Map<string, Buffer> {
    return readFolder(path.join(this.root, "public"))
  }

  /** Files of a folder of Gatsby's cache, as absolute paths. */
  cached(folder: string): string[] {
    const directory = path.join(this.root, ".cache", folder)
    return existsSync(directory) ? filesBelow(directory) : []
  }
}

/** Kills a process, with all processes that it has started. */
function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, "SIGKILL")
  } catch {
    // it has ended already
  }
}

function readFolder(folder: string): Map<string, Buffer> {
  return new Map(filesBelow(folder).map((file) => [path.relative(folder, file), readFileSync(file)]))
}

/** The names of files that only one of two builds has, or whose content differs. */
export function differences(a: ReadonlyMap<string, Buffer>, b: ReadonlyMap<string, Buffer>): string[] {
  return [...new Set([...a.keys(), ...b.keys()])].filter((name) => {
    const [left, right] = [a.get(name), b.get(name)]
    return left === undefined || right === undefined || !left.equals(right)
  })
}
