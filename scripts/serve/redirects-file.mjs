import { pathMatcher, patternProblem } from "./path-pattern.mjs"

/**
 * One line of a `_redirects` file.
 * @typedef {object} RedirectRule
 * @property {import("./path-pattern.mjs").PathMatcher} matches
 * @property {string} to
 * @property {number} status 200 rewrites, 404 serves the error page, 3xx redirects
 * @property {boolean} force applies even if a file exists
 */

/** @typedef {{ to: string, status: number }} Redirect `to` is an address, whose placeholders are replaced by encoded text */

const statuses = [200, 301, 302, 303, 307, 308, 404]

/**
 * Parses a `_redirects` file in the common format of Netlify and Cloudflare Pages: `from to [status][!]`.
 * The default status is 301.
 * @param {string} text
 * @param {string} file name for error messages
 * @returns {RedirectRule[]}
 * @throws with the file and line of a syntax error
 */
export function parseRedirects(text, file) {
  return text.split(/\r?\n/).flatMap((raw, index) => {
    const line = raw.replace(/(^|\s)#.*$/, "").trim()
    if (line === "") return []
    const place = `${file}:${index + 1}`
    const [from, to, status = "301", ...rest] = line.split(/\s+/)
    if (from === undefined || to === undefined) throw new Error(`${place}: write "from to status".`)
    const problem = patternProblem(from)
    if (problem) throw new Error(`${place}: ${problem}`)
    const [, code, force] = /^(\d{3})(!?)$/.exec(status) ?? []
    if (!statuses.includes(Number(code)))
      throw new Error(`${place}: "${status}" is not a status; it is one of ${statuses.join(", ")}.`)
    if (rest.length > 0) throw new Error(`${place}: conditions such as "${rest[0]}" are not supported.`)
    return [{ matches: pathMatcher(from), to, status: Number(code), force: force === "!" }]
  })
}

/**
 * The redirect of a path: the first matching rule, with its placeholders replaced.
 * @param {readonly RedirectRule[]} rules
 * @param {string} path decoded
 * @param {string} search the request's query with its question mark, kept unless the target has one
 * @returns {Redirect | undefined}
 */
export function findRedirect(rules, path, search) {
  for (const { matches, to, status } of rules) {
    const values = matches(path)
    if (!values) continue
    const filled = to.replace(/:([A-Za-z]\w*)/g, (placeholder, name) => {
      const value = values[name]
      return value === undefined ? placeholder : value.split("/").map(encodeURIComponent).join("/")
    })
    // With two leading slashes, text from the path would become a host.
    const target = /^\/(?!\/)/.test(to) ? filled.replace(/^[/\\]+/, "/") : filled
    if (search === "" || target.includes("?")) return { to: target, status }
    const hash = target.indexOf("#")
    return {
      to: hash === -1 ? target + search : target.slice(0, hash) + search + target.slice(hash),
      status,
    }
  }
  return undefined
}
