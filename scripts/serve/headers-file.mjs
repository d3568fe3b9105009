import { pathMatcher, patternProblem } from "./path-pattern.mjs"

/**
 * One block of a `_headers` file.
 * @typedef {object} HeaderRule
 * @property {import("./path-pattern.mjs").PathMatcher} matches
 * @property {Map<string, string>} set header values by lower-case name
 * @property {string[]} removed lower-case names
 */

/**
 * Parses a `_headers` file in the common format of Netlify and Cloudflare Pages.
 * @param {string} text
 * @param {string} file name for error messages
 * @returns {HeaderRule[]}
 * @throws with the file and line of a syntax error
 */
export function parseHeaders(text, file) {
  /** @type {HeaderRule[]} */
  const rules = []
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim()
    if (line === "" || line.startsWith("#")) continue
    const place = `${file}:${index + 1}`

    if (!/^\s/.test(raw)) {
      const problem = patternProblem(line)
      if (problem) throw new Error(`${place}: ${problem}`)
      rules.push({ matches: pathMatcher(line), set: new Map(), removed: [] })
      continue
    }

    const rule = rules.at(-1)
    if (!rule) throw new Error(`${place}: a header is above the first path.`)
    if (line.startsWith("!")) {
      rule.removed.push(line.slice(1).trim().toLowerCase())
      continue
    }
    const [, name, value] = /^([\w-]+)\s*:\s*(.+)$/.exec(line) ?? []
    if (name === undefined || value === undefined)
      throw new Error(`${place}: "${line}" is not a header; write "Name: value".`)
    const key = name.toLowerCase()
    const earlier = rule.set.get(key)
    rule.set.set(key, earlier === undefined ? value : `${earlier}, ${value}`)
  }
  return rules
}

/**
 * The headers of a path. If several rules set a header, the last one wins.
 * @param {readonly HeaderRule[]} rules
 * @param {string} path
 * @returns {Map<string, string>} by lower-case name
 */
export function headersFor(rules, path) {
  /** @type {Map<string, string>} */
  const headers = new Map()
  for (const rule of rules) {
    if (!rule.matches(path)) continue
    for (const name of rule.removed) headers.delete(name)
    for (const [name, value] of rule.set) headers.set(name, value)
  }
  return headers
}
