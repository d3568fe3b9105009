import type { StoredRecord } from "../shared/search/index-format"
import { levelWeight, recordId, type SearchRecord } from "../shared/search/record"
import { isStopWord, tokenize } from "../shared/search/tokenize"
import { highlight, type MatchedTerms, snippet } from "./match-text"
import type { PageValues } from "./page-filter"
import { contentTokens } from "./record-tokens"

const snippetWords = 20

/** Request parameters for the marks around matches and the length of snippets. */
export interface HitForm {
  attributesToSnippet?: readonly string[]
  highlightPreTag?: string
  highlightPostTag?: string
}

/** A found record, with the words that matched. */
interface FoundRecord {
  stored: StoredRecord
  /** The matching error message, shown instead of the record's text. */
  message?: string
  values: PageValues
  /** `weight.pageRank`. */
  pageRank: number
  /** `weight.position`. */
  position: number
  matched: MatchedTerms
  /** As typed. */
  query: string
}

/** A hit in the format of the hosted service, with its matches marked. */
export type EmbeddedHit = ReturnType<typeof makeHit>

/** Makes the hit of a found record. */
export function makeHit(
  { stored, message, values, pageRank, position, matched, query }: FoundRecord,
  { highlightPreTag = "<em>", highlightPostTag = "</em>", attributesToSnippet = [] }: HitForm,
) {
  const tags = { before: highlightPreTag, after: highlightPostTag }
  const record = recordOf(stored, values, { pageRank, position })
  const length = attributesToSnippet
    .map((name) => /^content:(\d+)$/.exec(name)?.[1])
    .find((words) => words !== undefined)
  // A message that the headings state is not repeated below them.
  const quoted = message === undefined || hasWords(stored.path, message) ? undefined : message
  const levels = Object.entries(record.hierarchy).filter(
    (level): level is [string, string] => level[1] !== null,
  )
  return {
    ...record,
    _highlightResult: {
      hierarchy: Object.fromEntries(levels.map(([level, text]) => [level, highlight(text, matched, tags)])),
    },
    _snippetResult: {
      content: snippet(
        quoted ?? stored.content,
        quoted === undefined ? contentTokens(stored) : tokenize(quoted),
        matched,
        Number(length ?? snippetWords),
        query.trim(),
        tags,
      ),
    },
  }
}

/** Whether headings together have all words of a text. */
function hasWords(path: StoredRecord["path"], text: string): boolean {
  const known = new Set(tokenize(path.join("\n")).map(({ term }) => term))
  return tokenize(text).every(({ term }) => isStopWord(term) || known.has(term))
}

function recordOf(
  stored: StoredRecord,
  values: PageValues,
  weight: Pick<SearchRecord["weight"], "pageRank" | "position">,
): Omit<SearchRecord, "aliases" | "messages"> {
  const [url_without_anchor = "", anchor = ""] = stored.url.split("#")
  const one = (name: string) => values[name]?.[0] ?? ""
  const level = (number: number) => stored.path[number - 1] ?? null
  const depth = stored.path.length
  return {
    objectID: recordId(stored.url),
    url: stored.url,
    url_without_anchor,
    anchor,
    type: `lvl${depth}` as SearchRecord["type"], // a path has one to six levels
    kind: (values.kind?.[0] ?? "guide") as SearchRecord["kind"], // the index contains only these kinds
    content: stored.content,
    hierarchy: {
      lvl0: one("hierarchy.lvl0"),
      lvl1: level(1),
      lvl2: level(2),
      lvl3: level(3),
      lvl4: level(4),
      lvl5: level(5),
      lvl6: level(6),
    },
    language: one("language"),
    docusaurus_tag: one("docusaurus_tag"),
    version: one("version"),
    tags: [...(values.tags ?? [])],
    weight: { ...weight, level: levelWeight(depth) },
  }
}
