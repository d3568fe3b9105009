import styled from "@emotion/styled"
import { type RecordKind, recordKinds } from "../../../shared/search/record"
import { ScrollRow } from "../../ui/scroll-row"
import { kindLabels } from "../kind-labels"

interface ModalScopesProps {
  /** Kinds by which hits are filtered; empty for all kinds. */
  kinds: readonly RecordKind[]
  onChange: (kinds: readonly RecordKind[]) => void
}

/** Buttons that filter the hits by one kind, or show all. */
export function ModalScopes({ kinds, onChange }: ModalScopesProps) {
  return (
    <Row role="group" aria-label="Search in">
      <button type="button" aria-pressed={kinds.length === 0} onClick={() => onChange(everything)}>
        Everything
      </button>
      {recordKinds.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={kinds.includes(kind)}
          onClick={() => onChange(kinds.includes(kind) ? everything : [kind])}
        >
          {kindLabels[kind]}
        </button>
      ))}
    </Row>
  )
}

/** No filter. A constant, because effects compare it by identity. */
export const everything: readonly RecordKind[] = []

const Row = styled(ScrollRow)`
  flex: none;
  gap: var(--space-1);
  padding-block: var(--space-2);
  padding-inline-start: calc(var(--space-4) - 1px);
  border-bottom: 1px solid var(--color-rule);
  & > button {
    min-height: 32px;
    padding-inline: var(--space-2);
    border-color: transparent;
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
  & > button:hover {
    color: var(--color-text);
  }
  @media (pointer: coarse) {
    & > button {
      min-height: 44px;
    }
  }
`
