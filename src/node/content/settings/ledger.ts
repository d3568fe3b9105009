import { z } from "zod"
import { withoutTrailingSlash } from "../../../shared/paths"

/** Name of the file with all addresses that were ever published. */
export const ledgerFileName = "ledger.json"

/** Ids of headings by path of their page, without trailing slash. */
export type Ledger = Readonly<Record<string, readonly string[]>>

const ledgerSchema = z.record(z.string().startsWith("/"), z.array(z.string()))

/**
 * Parses the ledger.
 * @throws an error with a fix if the text is not a ledger
 */
export function parseLedger(file: string, text: string): Ledger {
  try {
    return ledgerSchema.parse(JSON.parse(text))
  } catch {
    throw new Error(
      `${file} is not a list of addresses. Take it from the last commit, and run \`npm run ledger\`.`,
    )
  }
}

/** Formats a ledger with one page per line, for readable diffs. */
export function formatLedger(ledger: Ledger): string {
  const lines = Object.entries(ledger)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([page, ids]) => `  ${JSON.stringify(page)}: ${JSON.stringify([...ids].sort())}`)
  return `{\n${lines.join(",\n")}\n}\n`
}

/** Adds pages and their headings to a ledger. Nothing is removed, because someone may link to every published address. */
export function extendLedger(
  ledger: Ledger,
  pages: readonly { slug: string; headings: readonly string[] }[],
): { ledger: Ledger; addedPages: number; addedHeadings: number } {
  const extended: Record<string, readonly string[]> = { ...ledger }
  let addedPages = 0
  let addedHeadings = 0
  for (const { slug, headings } of pages) {
    const page = withoutTrailingSlash(slug)
    const known = extended[page]
    const all = new Set([...(known ?? []), ...headings])
    if (known === undefined) addedPages++
    addedHeadings += all.size - (known?.length ?? 0)
    extended[page] = [...all]
  }
  return { ledger: extended, addedPages, addedHeadings }
}
