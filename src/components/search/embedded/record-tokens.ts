import type { StoredRecord } from "../../../shared/search/index-format"
import { type Token, tokenize } from "../../../shared/search/tokenize"

const known = new WeakMap<StoredRecord, readonly Token[]>()

/** The words of a record's text. Split once: the same records come up again with every letter typed. */
export function contentTokens(record: StoredRecord): readonly Token[] {
  let tokens = known.get(record)
  if (!tokens) known.set(record, (tokens = tokenize(record.content)))
  return tokens
}
