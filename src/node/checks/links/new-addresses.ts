import { type DeclaredRedirect, siteTarget } from "../../content/settings/redirects"

/** The redirects by their old addresses; of several for one address, the first. */
export function byOldAddress(redirects: readonly DeclaredRedirect[]): Map<string, DeclaredRedirect> {
  const first = new Map<string, DeclaredRedirect>()
  for (const redirect of redirects) if (!first.has(redirect.from)) first.set(redirect.from, redirect)
  return first
}

/** The end of a chain of redirects; `undefined` for a loop. */
export function endOf(
  redirect: DeclaredRedirect,
  redirects: ReadonlyMap<string, DeclaredRedirect>,
): string | undefined {
  const seen = new Set<string>()
  let current = redirect
  for (;;) {
    if (seen.has(current.from)) return undefined
    seen.add(current.from)
    const next = redirects.get(siteTarget(current.to)?.path ?? "")
    if (!next) return current.to
    current = next
  }
}

/** The addresses that redirects lead to in the end, by old address. Those of a loop are left out. */
export function newAddressesOf(redirects: readonly DeclaredRedirect[]): ReadonlyMap<string, string> {
  const first = byOldAddress(redirects)
  return new Map(
    [...first].flatMap(([from, redirect]) => {
      const end = endOf(redirect, first)
      return end === undefined ? [] : [[from, end] as const]
    }),
  )
}
