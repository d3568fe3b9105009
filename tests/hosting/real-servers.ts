import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { chmodSync, mkdirSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import path from "node:path"
import { freePort } from "../free-port"

/** A running server, with a function that stops it. */
export interface RunningServer {
  port: number
  stop: () => Promise<void>
}

/** Whether a command can be run on this machine. */
function isInstalled(command: string, version: string): boolean {
  try {
    execFileSync(command, [version], { stdio: "ignore" })
    return true
  } catch {
    return false
  }
}

const packages = { nginx: "nginx-light", caddy: "caddy" }

/** Installs a server from the system's packages where that is possible: as root on Debian and its derivatives. */
export function hasServer(name: keyof typeof packages): boolean {
  const version = name === "nginx" ? "-v" : "version"
  if (isInstalled(name, version)) return true
  if (process.getuid?.() === 0 && isInstalled("apt-get", "--version")) {
    try {
      execFileSync("apt-get", ["install", "--yes", "--no-install-recommends", packages[name]], {
        stdio: "ignore",
        timeout: 120_000,
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      })
    } catch {
      // Reported by the tests, which say that they were not run.
    }
  }
  if (isInstalled(name, version)) return true
  console.warn(`NOT RUN: the tests of the generated rules against ${name}, which is not installed.`)
  return false
}

/** Starts nginx with a site's generated rules. */
export async function startNginx(folder: string): Promise<RunningServer> {
  const port = await freePort()
  const state = path.join(folder, "nginx")
  mkdirSync(state)
  // A server that was started by root reads files as another user.
  for (const open of [folder, state]) chmodSync(open, 0o755)
  const config = path.join(state, "nginx.conf")
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
  writeFileSync(
    config,
    `daemon off;
worker_processes 1;
pid "${state}/pid";
error_log stderr warn;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path "${state}/${name}";`).join("\n  ")}
  server {
    listen 127.0.0.1:${port};
    root "${folder}/public";
    include "${folder}/hosting/nginx.conf";
  }
}
`,
  )
  return running(spawn("nginx", ["-p", state, "-c", config], { stdio: ["ignore", "ignore", "pipe"] }), port)
}

/** Starts Caddy with a site's generated rules. */
export async function startCaddy(folder: string): Promise<RunningServer> {
  const port = await freePort()
  const env = {
    ...process.env,
    SITE_ADDRESS: `http://127.0.0.1:${port}`,
    SITE_ROOT: path.join(folder, "public"),
    CADDY_ADMIN: "off",
    XDG_CONFIG_HOME: path.join(folder, "caddy"),
    XDG_DATA_HOME: path.join(folder, "caddy"),
  }
  const config = path.join(folder, "hosting/Caddyfile")
  const admin = path.join(folder, "Caddyfile")
  writeFileSync(admin, `{\n\tadmin off\n}\n\nimport "${config}"\n`)
  return running(
    spawn("caddy", ["run", "--config", admin, "--adapter", "caddyfile"], {
      stdio: ["ignore", "ignore", "pipe"],
      env,
    }),
    port,
  )
}

async function running(child: ChildProcess, port: number): Promise<RunningServer> {
  let log = ""
  child.stderr?.on("data", (part) => (log += part))
  const ended = once(child, "exit")
  const end = new AbortController()
  const failure = ended.then(() => {
    end.abort()
    throw new Error(`The server ended:\n${log}`)
  })
  await Promise.race([failure, answers(port, end.signal)])
  failure.catch(() => undefined) // it ends by `stop` from now on
  return {
    port,
    async stop() {
      child.kill("SIGTERM")
      await ended
    },
  }
}

/** Resolves when something listens on a port. */
async function answers(port: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const socket = connect(port, "127.0.0.1")
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false))
    })
    socket.destroy()
    if (isOpen) return
    await new Promise((resolve) => setImmediate(resolve))
  }
}
