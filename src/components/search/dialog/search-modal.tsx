import styled from "@emotion/styled"
import { useDeferredValue, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "react"
import { Dialog } from "../../ui/dialog"
import type { FirstQuery } from "./first-query"
import { MissingWords } from "../missing-words"
import { ModalField } from "./modal-field"
import { ModalFooter } from "./modal-footer"
import { ModalResults } from "./modal-results"
import { everything, ModalScopes } from "./modal-scopes"
import { noteOpened, openHit } from "../open-hit"
import type { SavedHit } from "../saved-searches"
import { groupHits } from "./group-hits"
import { optionId } from "./option-list"
import { useEnter } from "./use-enter"
import { useKeyboardRoom } from "./use-keyboard-room"
import { useSaved } from "./use-saved"
import { shownAnswer, useSearch } from "./use-search"

interface SearchModalProps {
  first: FirstQuery
  onClose: () => void
}

/** Maximum number of hits per section, so that a section does not hide the others below it. */
const hitsPerGroup = 5

/** The search dialog: a field, and below it the results or, without a query, the saved hits. */
export function SearchModal({ first, onClose }: SearchModalProps) {
  const [query, setQuery] = useState(first.text)
  const [kinds, setKinds] = useState(everything)
  const state = useSearch(useDeferredValue(query), kinds)
  const isBlank = query.trim() === ""
  const savedHits = useSaved(isBlank)
  const { saved } = savedHits
  const listId = useId()
  const content = useRef<HTMLDivElement>(null)
  useKeyboardRoom(content)

  const answer = shownAnswer(state)
  const groups = useMemo(
    () => (answer ? groupHits(answer.hits, answer.kinds.length > 0 ? Infinity : hitsPerGroup) : []),
    [answer],
  )
  const options: readonly SavedHit[] = useMemo(
    () => (isBlank ? [...saved.recent, ...saved.favorites] : groups.flatMap(({ hits }) => hits)),
    [isBlank, saved, groups],
  )
  const { active, setActive, move } = useActiveOption(options, listId)
  // Until the answer arrives, the list has hits of a previous query, which do not match the text in the field.
  const isAnswered = isBlank || (state.status === "found" && state.answer.query === query.trim())
  const words = isBlank ? "" : query
  const enter = useEnter(
    isAnswered ? options : undefined,
    active,
    JSON.stringify([query, kinds, state.status === "failed"]),
    (hit, key) => {
      if (openHit(hit, words, key)) onClose()
    },
  )

  return (
    <Frame open onClose={onClose} label="Search">
      <div ref={content}>
        <ModalField
          query={query}
          isTyped={first.isTyped}
          onQuery={setQuery}
          onClose={onClose}
          list={{ id: listId, activeId: options.length > 0 ? optionId(listId, active) : undefined }}
          onMove={(step) => {
            enter.cancel()
            move(step)
          }}
          onChoose={enter.press}
        />
        <ModalScopes kinds={kinds} onChange={setKinds} />
        <MissingWords words={groups.length > 0 && answer ? answer.missingWords : []} />
        <ModalResults
          state={state}
          query={query}
          groups={groups}
          savedHits={savedHits}
          list={{
            id: listId,
            active,
            onActive: setActive,
            onOpen: (hit, event) => {
              if (noteOpened(hit, words, event)) onClose()
            },
          }}
          onClose={onClose}
          onSearchAll={() => setKinds(everything)}
        />
        <ModalFooter query={query} kinds={kinds} total={answer?.total} onClose={onClose} />
      </div>
    </Frame>
  )
}

/**
 * The index of the active option: the first of each new list, then the one that the arrow keys have reached or the pointer is on.
 * The pointer does not scroll the list: a press would hit what has come under it.
 */
function useActiveOption(options: readonly SavedHit[], listId: string) {
  const [active, setActive] = useState(0)
  // A layout effect, because the reader can press Enter as soon as the new options are there.
  useLayoutEffect(() => setActive(0), [options])
  useEffect(() => showOption(listId, 0), [options, listId])

  const move = (step: number) => {
    if (options.length === 0) return
    const next = (active + step + options.length) % options.length
    setActive(next)
    showOption(listId, next)
  }
  return { active, setActive, move }
}

/** Scrolls to an option; with the first one, "end" also shows what is above it. */
function showOption(listId: string, index: number): void {
  const block = index === 0 ? "end" : "nearest"
  document.getElementById(optionId(listId, index))?.scrollIntoView({ block })
}

const Frame = styled(Dialog)`
  inset-block: 0 auto;
  width: 100%;
  max-width: 42rem;
  max-height: none;
  margin: 9vh auto auto;
  overflow: hidden;
  border-radius: var(--radius-lg);
  box-shadow: var(--shadow);
  & > div {
    display: flex;
    flex-direction: column;
    max-height: 78vh;
  }
  @media (width <= 43.75em), (height <= 30em) {
    max-width: none;
    height: 100dvh;
    margin: 0;
    border: 0;
    border-radius: 0;
    & > div {
      height: 100%;
      max-height: none;
    }
  }
  /* A low window scrolls as a whole below the field */
  @media (height <= 30em) {
    overflow-y: auto;
    scroll-padding-top: 4rem;
    & > div {
      height: auto;
    }
  }
`
