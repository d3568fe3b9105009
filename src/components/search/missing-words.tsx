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
  return (
    <Note aria-live="polite">
      {words.length > 0 &&
        `No page contains ${alternatives.format(words.map((word) => `“${word}”`))}. These results are for similar or other words.`}
    </Note>
  )
}

const alternatives = new Intl.ListFormat("en", { type: "disjunction" })

const Note = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
  dialog &:not(:empty) {
    padding: var(--space-3) var(--space-4) 0;
  }
`
