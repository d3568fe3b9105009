import type { OutputFile } from "../output-file"
import { contentType, type HostRules, matcherOf, splitRedirects, targetOf } from "./host-rules"

/** Types that hosts do not know, or send without charset. */
const namedTypes = ["md", "webmanifest"]

/** `_headers` for Netlify, Cloudflare Pages and `npm run serve`. */
export function headersFile({ prefix, headers: general, addresses, types }: HostRules): OutputFile {
  const blocks = [
    { pattern: "/*", headers: general },
    ...addresses,
    ...namedTypes.map((extension) => ({
      pattern: `/*.${extension}`,
      headers: { "Content-Type": contentType(types[extension] ?? "") },
    })),
  ].map((block) => ({ ...block, matches: matcherOf(block.pattern) }))
  const text = blocks.map(({ pattern, headers }, position) =>
    [
      `${prefix}${pattern}`,
      // Hosts that join the values of two rules would apply both of them.
      ...Object.keys(headers)
        .filter((name) =>
          blocks.slice(0, position).some((earlier) => name in earlier.headers && earlier.matches(pattern)),
        )
        .map((name) => `  ! ${name}`),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ].join("\n"),
  )
  return { path: "_headers", text: `${text.join("\n\n")}\n` }
}

/**
 * `_redirects` for the same hosts. A redirect of a single path needs three lines: Netlify requires `!` because its stub
 * exists; Cloudflare ignores that line, and needs one line for each slash form.
 */
export function redirectsFile(rules: HostRules): OutputFile {
  const { exact, folders } = splitRedirects(rules)
  const { prefix } = rules
  const lines = [
    `${prefix}/index.html ${prefix}/ 301!`,
    ...exact.flatMap((redirect) => {
      const [from, to] = [`${prefix}${redirect.from}`, targetOf(redirect, prefix)]
      return [`${from} ${to} 301!`, `${from} ${to} 301`, `${from}/ ${to} 301`]
    }),
    ...folders.map((redirect) => `${prefix}${redirect.from} ${targetOf(redirect, prefix)} 301`),
  ]
  return { path: "_redirects", text: `${lines.join("\n")}\n` }
}
