import styled from "@emotion/styled"

interface ArticleStateProps {
  answered: boolean
}

/** "Answered" or "Open", distinguished by an icon as well as by color. */
export function ArticleState({ answered }: ArticleStateProps) {
  return (
    <State data-answered={answered}>
      <svg
        width="0.82353rem"
        height="0.82353rem"
        viewBox="0 0 14 14"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <circle cx="7" cy="7" r="6.25" strokeDasharray={answered ? undefined : "2.6 2.3"} />
        {answered && <path d="m4.25 7.25 2 2L10 5.25" />}
      </svg>
      {answered ? "Answered" : "Open"}
    </State>
  )
}

const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  color: var(--color-caution);
  font-weight: 600;
  white-space: nowrap;
  & svg {
    flex: none;
  }
  &[data-answered="true"] {
    color: var(--color-tip);
  }
`
