import type { HostRules } from "./host-rules"
import { headersFile, redirectsFile } from "./static-host-files"

/** Redirects of single paths that Cloudflare Pages reads. It counts all lines, even those that it cannot apply. */
const mostRedirects = 2000

/** Rules of `_headers` that it reads. */
const mostRules = 100

/** Characters of a line of `_headers`, without its indentation. */
const longestLine = 2000

/**
 * A message about the rules that Cloudflare Pages ignores because of its limits; `undefined` if it reads all of them. Netlify
 * has no such limits.
 */
export function cloudflareMessage(rules: HostRules): string | undefined {
  const lines = redirectsFile(rules).text.trimEnd().split("\n")
  const redirects = lines.filter((line) => !line.includes("/* "))
  const blocks = headersFile(rules).text.trimEnd().split("\n\n")
  const headers = blocks.map((block) => block.split(/\n */))
  const losses = [
    ...redirects
      .slice(mostRedirects, mostRedirects + 1)
      .map(
        (line) =>
          `_redirects: it reads ${mostRedirects} of ${redirects.length} lines for single paths. ` +
          `From ${line.replace(/ .*/, "")} on, a redirect is a page at the old address, and loses the query.`,
      ),
    ...headers
      .slice(mostRules, mostRules + 1)
      .map(
        ([pattern]) =>
          `_headers: it reads ${mostRules} of ${headers.length} rules. It ignores those from ${pattern} on.`,
      ),
    ...headers.flatMap(([pattern, ...values]) =>
      values
        .filter((line) => line.length > longestLine)
        .map(
          (line) =>
            `_headers: it ignores the ${line.replace(/:.*/, "")} of ${pattern}, a line of more than ${longestLine} characters.`,
        ),
    ),
  ]
  return losses.length === 0
    ? undefined
    : ["Cloudflare Pages ignores rules of this build. Other hosts read all of them.", ...losses].join("\n  ")
}
