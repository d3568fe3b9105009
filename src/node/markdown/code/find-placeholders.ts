import type { ValueRule } from "../../content/settings/value-rules"
import { escapeRegExp } from "../text/escape-reg-exp"

/** A placeholder for a reader's own value. */
interface Placeholder {
  start: number
  end: number
  rule: ValueRule
}

/** The placeholders of a text in order. A placeholder must be a whole word: "acme" does not match in "acme-logs". */
export function findPlaceholders(text: string, rules: readonly ValueRule[]): Placeholder[] {
  const known = new Map(rules.flatMap((rule) => rule.placeholders.map((name) => [name, rule] as const)))
  if (known.size === 0) return []
  const names = [...known.keys()].sort((a, b) => b.length - a.length).map(escapeRegExp)
  return [...text.matchAll(new RegExp(names.join("|"), "g"))].flatMap((match): Placeholder[] => {
    const [name] = match
    const rule = known.get(name)
    const start = match.index
    const end = start + name.length
    const isWord = !/[\w-]/.test(text[start - 1] ?? "") && !/[\w-]/.test(text[end] ?? "")
    return rule && (isWord || /^<.*>$/.test(name)) ? [{ start, end, rule }] : []
  })
}
