/** Control characters, some of which browsers remove from addresses. */
const control = /[\u0000-\u001f\u007f]/

/**
 * Decodes and normalizes the path of a request: encoded slashes separate segments, dot segments are resolved, and
 * repeated slashes and backslashes become one slash, because browsers interpret `//host` and `/\host` as another host. Rules and
 * files must be matched against the result.
 * @param {string} written the path in the request, without its query
 * @returns {string | undefined} starts with one slash and keeps a trailing one; `undefined` if it is malformed
 */
export function readRequestPath(written) {
  if (written.includes("#")) return undefined // clients must not send it
  const decoded = decode(written)
  if (decoded === undefined || control.test(decoded) || !/^[/\\]/.test(decoded)) return undefined
  /** @type {string[]} */
  const segments = []
  const parts = decoded.split(/[/\\]/)
  for (const part of parts) {
    if (part === "..") segments.pop()
    else if (part !== "" && part !== ".") segments.push(part)
  }
  const isFolder = ["", ".", ".."].includes(parts.at(-1) ?? "")
  return `/${segments.join("/")}${isFolder && segments.length > 0 ? "/" : ""}`
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
