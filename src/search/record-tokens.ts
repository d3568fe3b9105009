import type { StoredRecord } from "../shared/search/index-format"
import { type Token, tokenize } from "../shared/search/tokenize"

const known = new WeakMap<StoredRecord, readonly Token[]>()

/** The tokens of a record's text. Cached, because the same records are found again on every key press. */
export function contentTokens(record: StoredRecord): readonly Token[] {
  let tokens = known.get(record)
  if (!tokens) known.set(record, (tokens = tokenize(record.content)))
  return tokens
}
