import { execFileSync, spawn, type ChildProcess } from "node:child_process"
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { copyProject } from "../../scripts/test-run/copy-project.mjs"
import { filesBelow } from "../../scripts/lib/files-below.mjs"
import { projectRoot } from "../../scripts/lib/project.mjs"
import { siteCache } from "../../src/node/cache/site-cache.mjs"
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

  /** @param flags of its builds */
  constructor(
    name: string,
    private readonly flags: readonly string[] = ["--prefix-paths"],
  ) {
    this.root = path.join(projectRoot, ".fixture-sites", name)
    rmSync(this.root, { recursive: true, force: true })
    copyProject(this.root)
    cpSync(fixture, path.join(this.root, "site"), { recursive: true })
  }

  /**
   * Builds the site.
   * @param lastWords output of the build at which it is killed, with all processes that it has started
   */
  async build(lastWords?: string): Promise<EndedBuild> {
    const build = this.start(["build", ...this.flags])
    if (lastWords !== undefined) void build.says(lastWords).then(() => build.kill())
    const code = await build.ended
    return { code: code ?? undefined, output: build.output }
  }

  /**
   * Previews the site until a function has ended.
   * @param use called once the preview serves pages
   * @throws if the preview ends before
   */
  async preview(port: number, use: () => Promise<void>): Promise<void> {
    const preview = this.start(["develop", "--port", String(port)])
    const failed = preview.ended.then((code) => {
      throw new Error(`The preview has ended with ${code}:\n${preview.output}`)
    })
    await Promise.race([preview.says("You can now view"), failed])
    try {
      await Promise.race([use(), failed])
    } finally {
      preview.stop()
      await preview.ended
    }
  }

  private start(args: readonly string[]): Run {
    const inherited = Object.entries(plainEnvironment()).filter(([name]) => !/VITE/.test(name))
    const settings = JSON.parse(readFileSync(path.join(this.root, "site/environment.json"), "utf8")) as object
    return new Run(args, {
      cwd: this.root,
      env: {
        ...Object.fromEntries(inherited),
        ...settings,
        CONTENT_DIR: "site/content",
        SITE_CONFIG: "site/site.config.ts",
      },
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

  /** The files of cached results, by name, with those that are not complete. */
  results(): Map<string, Buffer> {
    const files = readFolder(siteCache(this.root))
    return new Map([...files].filter(([name]) => name.startsWith("results.")))
  }

  /** Files of a folder of Gatsby's cache, as absolute paths. */
  cached(folder: string): string[] {
    const directory = path.join(this.root, ".cache", folder)
    return existsSync(directory) ? filesBelow(directory) : []
  }
}

/** A command of Gatsby, run as the project's scripts do. */
class Run {
  /** What it has printed. */
  output = ""
  /** Its exit code; `null` for one that was killed. */
  readonly ended: Promise<number | null>
  private readonly child: ChildProcess

  constructor(args: readonly string[], options: { cwd: string; env: NodeJS.ProcessEnv }) {
    this.child = spawn(process.execPath, ["--input-type=module", "-e", command, ...args], {
      ...options,
      detached: true, // a group of processes, which is killed as one
      stdio: ["ignore", "pipe", "pipe"],
    })
    for (const stream of this.streams)
      stream.setEncoding("utf8").on("data", (text: string) => (this.output += text))
    this.ended = new Promise((resolve, reject) => {
      this.child.once("error", reject)
      this.child.once("close", resolve)
    })
  }

  /** Waits until it has printed some words. */
  says(words: string): Promise<void> {
    return new Promise((resolve) => {
      for (const stream of this.streams)
        stream.on("data", () => {
          if (this.output.includes(words)) resolve()
        })
    })
  }

  /** Ends it as Ctrl+C does. */
  stop(): void {
    this.child.kill("SIGTERM")
  }

  /** Kills it, with all processes that it has started. */
  kill(): void {
    try {
      if (this.child.pid !== undefined) process.kill(-this.child.pid, "SIGKILL")
    } catch {
      // it has ended already
    }
  }

  private get streams() {
    return [this.child.stdout, this.child.stderr].flatMap((stream) => stream ?? [])
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
