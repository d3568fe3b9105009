import { spawn } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { writeAll } from "../../outputs/write-all"
import { syntaxFault, type SampleFault } from "./sample"

/** Number of parallel processes. */
const workers = 2

const variable = /\$\w|\$\{\w+\}/.source
const word = `(?:[\\w./:=@%+,-]|${variable}|'[^']*'|"(?:[^"$\`\\\\!]|${variable})*")+`
const gap = /[ \t](?:[ \t]|\\\n)*/.source // without a space, a backslash at the end of a line joins two words
const plainLine = new RegExp(`[ \\t]*(?:#.*|${word}(?:${gap}${word})*)?[ \\t]*(?:\\n|$)`, "y")
const keyword =
  /^\s*(?:if|then|elif|else|fi|for|while|until|do|done|case|esac|select|function|time|coproc|in)(?!\S)/

/**
 * Whether a script consists only of commands with plain words, quotes and variables, which are always valid.
 * Most samples do, so that bash need not check them.
 */
export function isPlainScript(script: string): boolean {
  plainLine.lastIndex = 0
  while (plainLine.lastIndex < script.length) {
    const [line] = plainLine.exec(script) ?? []
    if (line === undefined || keyword.test(line)) return false
  }
  return true
}

/**
 * The syntax errors of shell scripts, in one list per script. The scripts are parsed, not run. `undefined` if
 * bash is not installed.
 * @param bash the program's name or path
 */
export async function shellFaults(
  scripts: readonly string[],
  bash = "bash",
): Promise<SampleFault[][] | undefined> {
  const faults = scripts.map((): SampleFault[] => [])
  if (scripts.length === 0) return faults
  const folder = await mkdtemp(path.join(tmpdir(), "samples-"))
  try {
    const names = scripts.map((_, index) => String(index))
    writeAll(
      folder,
      scripts.map((script, index) => ({ path: String(index), text: `${script}\n` })),
    )
    const share = Math.ceil(names.length / workers)
    const outputs = await Promise.all(
      Array.from({ length: workers }, (_, worker) =>
        readAll(bash, folder, names.slice(worker * share, (worker + 1) * share)),
      ),
    )
    for (const output of outputs) {
      if (output === undefined) return undefined
      for (const [, name, line, message = ""] of output.matchAll(/^(\d+): line (\d+): (.*)$/gm)) {
        const list = faults[Number(name)]
        // Bash adds a line that repeats the source.
        if (!list || message.startsWith("`")) continue
        const lines = scripts[Number(name)]?.split("\n").length ?? 1
        const position = { line: Math.min(Number(line), lines), column: 1 }
        list.push(syntaxFault("a shell script", position, message))
      }
    }
    return faults
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Characters of a script that a shell does not read as they were meant: no-break spaces, dashes and quotation marks of a word
 * processor, and spaces behind a backslash that should continue the line.
 */
export function characterFaults(script: string): SampleFault[] {
  if (script.includes("<<")) return [] // a here-document is text
  const code = script.replace(/(?<=^|\s)#[^\n]*|'[^']*'|"(?:[^"\\]|\\[^])*"/g, (text) =>
    text.replace(/./g, "_"),
  )
  return code.split("\n").flatMap((code, index): SampleFault[] => {
    const found = characters.map(({ pattern, reason }) => ({ match: pattern.exec(code), reason }))
    return found.flatMap(({ match, reason }) => {
      if (!match) return []
      return syntaxFault("a shell script", { line: index + 1, column: match.index + 1 }, reason)
    })
  })
}

const characters = [
  { pattern: /[\u00a0\u202f]/, reason: "a no-break space stands where the shell needs an ordinary one" },
  {
    pattern: /(?<=\s)[\u2013\u2014](?=[A-Za-z])/,
    reason: "an option begins with a dash in place of hyphens",
  },
  { pattern: /(?<=[\s=])[\u201c\u201e\u2018]/, reason: "the quotation mark is not a straight one" },
  {
    pattern: /(?<!\\)\\[ \t]+$/,
    reason: "a space follows the backslash, which then does not continue the line",
  },
]

/** The output of bash for the files of a folder; `undefined` if there is no bash. */
function readAll(bash: string, folder: string, names: readonly string[]): Promise<string | undefined> {
  if (names.length === 0) return Promise.resolve("")
  return new Promise((resolve, reject) => {
    const child = spawn(bash, ["-c", 'for name; do "$0" -n "$name"; done', bash, ...names], {
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
      env: { PATH: process.env.PATH, LC_ALL: "C" },
    })
    let output = ""
    child.stderr.setEncoding("utf8").on("data", (chunk: string) => (output += chunk))
    child.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") resolve(undefined)
      else reject(error)
    })
    child.on("close", () => resolve(output))
  })
}

/** The commands of a shell session: lines after a prompt and continuation lines; output lines become empty. */
export function sessionCommands(session: string): string {
  let continued = false
  return session
    .split("\n")
    .map((line) => {
      const command = continued ? line : /^\s*\$ (.*)$/.exec(line)?.[1]
      continued = command?.endsWith("\\") ?? false
      return command ?? ""
    })
    .join("\n")
}
