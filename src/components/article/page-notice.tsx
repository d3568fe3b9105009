import styled from "@emotion/styled"

interface PageNoticeProps {
  /** What an old page is about, such as "Terraform 0.13". */
  appliesTo: string | null
}

/** Says above the text that a page is about something old. */
export function PageNotice({ appliesTo }: PageNoticeProps) {
  if (!appliesTo) return null
  return (
    <Notice>
      <strong>Applies to {appliesTo}.</strong> Newer releases may behave differently.
    </Notice>
  )
}

const Notice = styled.p`
  max-width: var(--measure);
  margin-block-end: var(--space-5);
  padding: var(--space-2) var(--space-4);
  border-inline-start: 3px solid var(--color-caution);
  background: var(--color-caution-soft);
  font-size: var(--text-sm);
`
