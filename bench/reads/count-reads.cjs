// Loaded into each process and thread of a build by `node --require`. Writes a line to the file BENCH_READS for each time
// that a Markdown file below BENCH_CONTENT is opened or parsed.
const { subscribe } = require("node:diagnostics_channel")
const fs = require("node:fs")
const { syncBuiltinESMExports } = require("node:module")
const path = require("node:path")
const { fileURLToPath } = require("node:url")

const { BENCH_READS: log = "", BENCH_CONTENT: content = "" } = process.env
const { appendFileSync } = fs

// True while a function that is counted runs: one may open its file through another.
let isInside = false

/**
 * @param {"read" | "parse"} event
 * @param {string} file absolute, or from the content directory
 */
function note(event, file) {
  const absolute = path.resolve(content, file)
  if (/\.mdx?$/.test(absolute) && absolute.startsWith(content + path.sep))
    appendFileSync(log, `${event} ${path.relative(content, absolute)}\n`)
}

/**
 * Notes the first argument of every call of a function that opens a file.
 * @param {Record<string, any>} owner
 * @param {string} name
 */
function noteCalls(owner, name) {
  const original = owner[name]
  owner[name] = Object.assign(
    /** @this {unknown} @param {unknown[]} values */
    function (...values) {
      if (isInside) return original.apply(this, values)
      const [file] = values
      if (typeof file === "string" || file instanceof URL)
        note("read", typeof file === "string" ? file : fileURLToPath(file))
      isInside = true
      try {
        return original.apply(this, values)
      } finally {
        isInside = false
      }
    },
    original, // keeps what promisify() looks for
  )
}

// A stream opens its file through `fs.open`; the others do not.
for (const name of ["open", "openSync", "readFile", "readFileSync"]) noteCalls(fs, name)
for (const name of ["open", "readFile"]) noteCalls(fs.promises, name)
syncBuiltinESMExports()

subscribe("gruntwork-docs:parse", (file) => note("parse", String(file)))
