import { groupBy } from "../shared/group-by"
import type { LoadedIndex } from "./load-index"
import type { ReadRecord } from "./order-hits"
import type { WordMatches } from "./rank-records"
import { contains } from "./rerank-records"

/** Maximum number of sections whose texts are loaded to look for a name. With more of them, the name is not looked for. */
const maxSections = 12

/**
 * The words of a query, and the names from code in it, that no page contains; as typed.
 * @param matches of the query's words
 * @param shown found records whose texts are loaded
 */
export async function missingWords(
  index: LoadedIndex,
  matches: readonly WordMatches[],
  shown: readonly ReadRecord[],
): Promise<string[]> {
  const missing: string[] = []
  for (const [text, parts] of groupBy(matches, (match) => match.text)) {
    // A page with `guardduty` can lack the parts of `GuardDuty`.
    const isFound =
      parts.some((part) => part.optional && part.isFound) ||
      parts.every((part) => part.optional || part.isFound)
    if (!isFound || (text.includes("_") && (await lacksName(index, text.toLowerCase(), parts, shown))))
      missing.push(text)
  }
  return missing
}

/** Whether no page has a name, as far as that is known: its words may be together in too many sections. */
async function lacksName(
  index: LoadedIndex,
  name: string,
  parts: readonly WordMatches[],
  shown: readonly ReadRecord[],
): Promise<boolean> {
  if (shown.some(({ stored }) => contains(stored, name))) return false
  const [first, ...others] = parts.filter(({ optional, isComplete }) => !optional && isComplete)
  const sections = [...(first?.strengths.keys() ?? [])].filter((record) =>
    others.every(({ strengths }) => strengths.has(record)),
  )
  if (!first || sections.length > maxSections) return false
  const records = await Promise.all(sections.map(index.recordOf))
  return !records.some((record) => contains(record, name))
}
