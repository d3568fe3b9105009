import styled from "@emotion/styled"

interface MissingWordsProps {
  /** Words and names of the query that no page contains. */
  words: readonly string[]
}

/**
 * Says above the results which words of the query no page contains. Render it without words, too: screen readers announce a
 * text that is added to it.
 */
export function MissingWords({ words }: MissingWordsProps) {
  return <Note aria-live="polite">{words.length > 0 && noteOn(words)}</Note>
}

function noteOn(words: readonly string[]): string {
  // Created only here: most queries have no such word, and the search dialog opens sooner.
  const alternatives = new Intl.ListFormat("en", { type: "disjunction" })
  const quoted = words.map((word) => `“${word}”`)
  return `No page contains ${alternatives.format(quoted)}. These results are for similar or other words.`
}

const Note = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
  dialog &:not(:empty) {
    padding: var(--space-3) var(--space-4) 0;
  }
`
