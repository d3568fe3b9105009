/** Control characters, some of which browsers drop from addresses, and the fragment, which no client may send. */
const forbidden = /[\u0000-\u001f\u007f#]/

/**
 * Decodes and normalizes the path of a request: dot segments are resolved, and repeated slashes and backslashes become
 * one slash, because browsers read `//host` and `/\host` as another host. Whatever decides by path, such as rules and
 * files, has to use the result.
 * @param {string} written as it stands in the request, without its query
 * @returns {string | undefined} starts with one slash and keeps a trailing one; `undefined` when it is malformed
 */
export function readRequestPath(written) {
  const decoded = decode(written)
  if (decoded === undefined || forbidden.test(decoded) || !/^[/\\]/.test(decoded)) return undefined
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
    return decodeURI(text)
  } catch {
    return undefined
  }
}
