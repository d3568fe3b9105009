import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process"
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import path from "node:path"

const folder = path.resolve(__dirname, "../../.fixture-sites/preview")
const content = path.join(folder, "content")
/** The arguments of Node that run a command of Gatsby in the folder. */
const inFolder = (...command: string[]) => [path.join(__dirname, "run-in-copy.mjs"), folder, ...command]

/** Makes the folder that is previewed, without caches. */
export function makePreviewFolder(): void {
  execFileSync("node", [path.join(__dirname, "make-preview-folder.mjs"), folder])
}

/**
 * Builds the folder into its `public`, while no preview of it runs.
 * @returns what the build has printed, and the folder with what it has published
 * @throws if the build fails, with what it has printed
 */
export function buildPreviewFolder(): { output: string; published: string } {
  const { status, stdout, stderr } = spawnSync("node", inFolder("build"), { encoding: "utf8" })
  const output = stdout + stderr
  if (status !== 0) throw new Error(`The build has ended with ${status}:\n${output}`)
  return { output, published: path.join(folder, "public") }
}

/** A preview of the small content tree, which tests may change. */
export class PreviewSite {
  readonly #command: ChildProcess
  /** What the command has printed. */
  output = ""
  /** Resolves when the preview serves pages, and is rejected if the command ends before. */
  readonly ready: Promise<void>

  /** @param settings environment variables besides those of this process */
  constructor(port: number, settings: Record<string, string>) {
    this.#command = spawn("node", inFolder("develop", "--port", String(port)), {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...settings },
    })
    this.ready = new Promise((resolve, reject) => {
      for (const stream of [this.#command.stdout, this.#command.stderr])
        stream?.setEncoding("utf8").on("data", (text: string) => {
          this.output += text
          if (this.output.includes("You can now view")) resolve()
        })
      this.#command.once("close", () => reject(new Error(this.state)))
    })
  }

  /** The exit code or the signal with which the command has ended; `null` while it runs. */
  get #end(): number | string | null {
    return this.#command.exitCode ?? this.#command.signalCode
  }

  /** Whether the command still runs, and the end of what it has printed: a failed test shows it. */
  get state(): string {
    const state = this.#end === null ? "is running" : `has ended with ${this.#end}`
    return `The preview ${state}. It printed last:\n${this.output.slice(-3000)}`
  }

  /** Ends the preview, and waits until it has ended. */
  async stop(): Promise<void> {
    if (this.#end !== null) return
    const ended = new Promise((resolve) => this.#command.once("exit", resolve))
    this.#command.kill("SIGTERM")
    await ended
  }

  read(file: string): string {
    return readFileSync(path.join(content, file), "utf8")
  }

  write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(content, file)), { recursive: true })
    writeFileSync(path.join(content, file), text)
  }

  /** Creates a symbolic link. */
  link(file: string, target: string): void {
    symlinkSync(target, path.join(content, file))
  }

  remove(file: string): void {
    rmSync(path.join(content, file))
  }
}
