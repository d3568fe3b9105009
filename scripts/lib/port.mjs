import { createServer } from "node:net"
import { parseArgs } from "node:util"

/** Port of `npm start` and `npm run serve`. */
const sitePort = 9000

/** Port of `npm run develop`. */
const previewPort = 8000

/**
 * Reads the port of a built site from the environment variable `PORT`.
 * @param {string | undefined} value an empty one counts as unset
 * @returns {number}
 * @throws when it is not a port
 */
export function readPort(value) {
  return portOfVariable(value, sitePort)
}

/**
 * Reads the port of a preview from its flags or from `PORT`. Gatsby reads it again, but accepts any text.
 * @param {string[]} flags
 * @param {string | undefined} variable
 * @returns {number}
 * @throws if it is not a port
 */
export function readPreviewPort(flags, variable) {
  const options = /** @type {const} */ ({ port: { type: "string", short: "p" } })
  const { port } = parseArgs({ args: flags, options, strict: false }).values
  if (port === undefined) return portOfVariable(variable, previewPort)
  return portIn("--port", port === true ? "" : String(port)) // it is true if a value is missing
}

/** @param {string | undefined} value @param {number} fallback */
function portOfVariable(value, fallback) {
  return value === undefined || value === "" ? fallback : portIn("PORT", value)
}

/** @param {string} name @param {string} value */
function portIn(name, value) {
  const port = /^\d+$/.test(value) ? Number(value) : Number.NaN
  if (port >= 1 && port <= 65535) return port
  throw new Error(`${name} is ${JSON.stringify(value)}; it takes a number from 1 to 65535.`)
}

/**
 * The message for an error of `listen`.
 * @param {NodeJS.ErrnoException} error
 * @param {number} port
 */
export function listenProblem(error, port) {
  if (error.code === "EADDRINUSE")
    return `Port ${port} is in use. Stop what is listening there, or set PORT to another port.`
  if (error.code === "EACCES") return `Port ${port} may not be used by this user. Set PORT to one above 1023.`
  return `Port ${port} cannot be used: ${error.message}.`
}

/**
 * Resolves when a port can be listened on.
 * @param {number} port
 * @returns {Promise<void>}
 * @throws with a message for the user if it cannot
 */
export function assertPortFree(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once("error", (error) => reject(new Error(listenProblem(error, port))))
    probe.listen(port, () => probe.close(() => resolve()))
  })
}
