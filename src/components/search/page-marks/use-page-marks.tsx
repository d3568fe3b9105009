import { type ComponentType, type ReactNode, useEffect, useState } from "react"
import { untilNextInput } from "../../../browser/reader-input"
import { openedHit } from "../opened-hit"
import type { PageMarksProps } from "./page-marks"

/** The marks on the page of an opened hit, once their code is loaded. */
export function usePageMarks(): ReactNode {
  const [Marks, setMarks] = useState<ComponentType<PageMarksProps>>()
  const [marked, setMarked] = useState<Omit<PageMarksProps, "onClear"> & { opening: number }>()

  // No dependencies: runs after every page change, because the frame then renders again.
  useEffect(() => {
    const query = openedHit.take(window.location)
    if (query === undefined) return
    const { href: place, pathname } = window.location
    const untouched = untilNextInput()
    import("./page-marks").then(
      ({ PageMarks }) => {
        if (window.location.pathname !== pathname) return // the reader has gone to another page
        setMarks(() => PageMarks)
        setMarked((before) => ({ query, place, untouched, opening: (before?.opening ?? 0) + 1 }))
      },
      () => undefined, // the page is shown without marks
    )
  })

  if (!Marks || !marked) return undefined
  const { opening, ...hit } = marked
  return <Marks key={opening} {...hit} onClear={() => setMarked(undefined)} />
}
