import styled from "@emotion/styled"
import { TitleText } from "../../ui/title-text"
import { Marked } from "../marked"
import { OptionLink } from "./option-link"
import type { OptionList } from "./option-list"
import { hitTitle, type SearchHit } from "../client/search-hit"
import { splitMarks } from "../split-marks"

interface SearchOptionProps {
  list: OptionList
  index: number
  hit: SearchHit
  /** Name above the group of the hit, which its trail need not repeat. */
  section: string
}

/** A hit in the list: its heading, its trail, and the text around the matches. */
export function SearchOption({ list, index, hit, section }: SearchOptionProps) {
  const { title, trail } = hitTitle(hit)
  const below = trail[0] === section ? trail.slice(1) : trail
  const snippet = hit._snippetResult?.content?.value ?? ""
  return (
    <Option
      list={list}
      index={index}
      hit={hit}
      data-identifier={/^[a-z\d_.]+$/.test(hit.hierarchy.lvl3 ?? "") ? "" : undefined}
    >
      <strong>
        <TitleText runs={splitMarks(title)} />
      </strong>
      {below.length > 0 && <small>{below.join(" › ")}</small>}
      {snippet !== "" && (
        <span>
          <Marked value={snippet} />
        </span>
      )}
    </Option>
  )
}

const Option = styled(OptionLink)`
  gap: 1px;
  padding-block: var(--space-2);
  font-size: var(--text-sm);
  line-height: 1.45;
  & > strong {
    font-size: var(--text-md);
    overflow-wrap: anywhere;
  }
  &[data-identifier] > strong {
    font-family: var(--font-code);
    font-size: max(0.9em, 14px);
  }
  & > small {
    order: -1;
    color: var(--color-text-muted);
    font-size: var(--text-xs);
  }
  & > span {
    display: -webkit-box;
    overflow: hidden;
    color: var(--color-text-muted);
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & mark {
    background: none;
    color: var(--color-text);
    font-weight: 700;
  }
`
