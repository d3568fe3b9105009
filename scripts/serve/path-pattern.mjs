/**
 * A compiled pattern of `_headers` and `_redirects`.
 * @typedef {(path: string) => Record<string, string> | undefined} PathMatcher returns the values of the
 * placeholders (`splat` for the asterisk), or `undefined` if the path does not match
 */

/** @param {string} path */
const withoutTrailingSlash = (path) => (path.length > 1 ? path.replace(/\/$/, "") : path)

/** @param {string} text */
const escape = (text) => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&")

/**
 * Compiles a path pattern. `*` matches any characters, `:name` one segment; a final `/*` also matches the path
 * before it. A trailing slash of the path makes no difference.
 * @param {string} pattern
 * @returns {PathMatcher}
 */
export function pathMatcher(pattern) {
  const source = withoutTrailingSlash(pattern)
    .split(/(\/\*$|\*|:[A-Za-z]\w*)/)
    .map((part) => {
      if (part === "/*") return "(?:/(?<splat>.*))?"
      if (part === "*") return "(?<splat>.*)"
      if (part.startsWith(":")) return `(?<${part.slice(1)}>[^/]+)`
      return escape(part)
    })
    .join("")
  const expression = new RegExp(`^${source}$`)
  return (path) => {
    const match = expression.exec(path) ?? expression.exec(withoutTrailingSlash(path))
    if (!match) return undefined
    return Object.fromEntries(Object.entries(match.groups ?? {}).map(([name, value]) => [name, value ?? ""]))
  }
}

/**
 * Reports a pattern that cannot be compiled.
 * @param {string} pattern
 * @returns {string | undefined} a sentence without file and line
 */
export function patternProblem(pattern) {
  if (!pattern.startsWith("/")) return `"${pattern}" is not a path; it starts with "/".`
  if ((pattern.match(/\*/g) ?? []).length > 1) return `"${pattern}" has more than one asterisk.`
  /** @type {string[]} */
  const names = pattern.match(/:[A-Za-z]\w*/g) ?? []
  if (new Set(names).size < names.length) return `"${pattern}" names a placeholder twice.`
  if (pattern.includes("*") && names.includes(":splat"))
    return `"${pattern}" has a placeholder ":splat", which is the name of its asterisk.`
  return undefined
}
