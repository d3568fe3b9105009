import { type ChildProcess, spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { freePort } from "../free-port"
import { writeFiles } from "../temporary-tree"

/** Text of files that must not be served: those of the host, and those beside the build. */
export const secret = "not-for-readers"

const build = {
  "index.html": "<!doctype html><title>Home</title>",
  "404.html": "<!doctype html><title>Page Not Found</title>",
  "guides/vpc/index.html": `<!doctype html><title>VPC</title>${"<p>Infrastructure as code.</p>".repeat(100)}`,
  "guides/vpc.md": "# VPC",
  "static/app.js": "export {}",
  "empty.txt": "",
  _headers: `/*\n  X-Content-Type-Options: nosniff\n# ${secret}\n`,
  _redirects: `/docs/* /:splat 301\n/old/* /guides/:splat 302!\n/latest* /:splat\n# ${secret}\n`,
}

/** A raw response: status, header lines by lower-case name, and all bytes after them. */
export interface Answer {
  status: number
  headers: ReadonlyMap<string, string>
  body: string
}

/** `npm run serve` in a separate process, for a build that has a secret file beside it. */
export class ServeProcess {
  private constructor(
    private readonly child: ChildProcess,
    private readonly port: number,
    private readonly folder: string,
    private readonly errors: { text: string },
  ) {}

  static async start(): Promise<ServeProcess> {
    const folder = mkdtempSync(path.join(tmpdir(), "served-"))
    writeFiles(path.join(folder, "public"), build)
    writeFiles(folder, { "secret.txt": secret })
    const port = await freePort()
    const child = spawn(process.execPath, ["scripts/serve.mjs", path.join(folder, "public")], {
      env: { ...process.env, PORT: String(port) },
      stdio: ["ignore", "pipe", "pipe"],
    })
    const errors = { text: "" }
    child.stderr.setEncoding("utf8").on("data", (text) => (errors.text += text))
    await new Promise<void>((resolve, reject) => {
      child.stdout.once("data", () => resolve())
      child.once("exit", () => reject(new Error(`The server did not start: ${errors.text}`)))
    })
    return new ServeProcess(child, port, folder, errors)
  }

  /** The error output of a server that has ended; `undefined` while it runs. */
  get ended(): string | undefined {
    return this.child.exitCode === null && this.child.signalCode === null ? undefined : this.errors.text
  }

  /** Path of the served folder. */
  get publicFolder(): string {
    return path.join(this.folder, "public")
  }

  /** Sends bytes on a connection of their own, and resolves with what came until the server closed it. */
  send(request: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      let text = ""
      const socket = connect(this.port, "localhost", () => socket.write(request, "latin1"))
      socket.setEncoding("latin1").on("data", (part: string) => (text += part))
      socket.on("close", () => resolve(readAnswer(text)))
      socket.on("error", (error: NodeJS.ErrnoException) => {
        if (error.code !== "ECONNRESET" && error.code !== "EPIPE") reject(error)
      })
    })
  }

  async stop(): Promise<void> {
    if (this.ended === undefined) {
      const exit = new Promise((resolve) => this.child.once("exit", resolve))
      this.child.kill()
      await exit
    }
    rmSync(this.folder, { recursive: true })
  }
}

function readAnswer(text: string): Answer {
  const [head = "", ...rest] = text.split("\r\n\r\n")
  const [statusLine = "", ...lines] = head.split("\r\n")
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1] ?? 0),
    headers: new Map(
      lines.map((line): [string, string] => {
        const [, name = "", value = ""] = /^([^:]*):\s*(.*)$/.exec(line) ?? []
        return [name.toLowerCase(), value]
      }),
    ),
    body: rest.join("\r\n\r\n"),
  }
}
