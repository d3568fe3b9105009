import styled from "@emotion/styled"
import { type ReactNode, startTransition, useEffect, useState } from "react"
import { afterPaint } from "../../browser/after-paint"

interface BelowFirstScreenProps {
  /** Whether the page is painted without the content first. Only the value of the first render counts. */
  delayed: boolean
  children: ReactNode
}

/**
 * Content that starts below the page's first screen. While it is delayed, an empty screen keeps what follows out of sight.
 * The server and hydration must render it at once, so that the page is complete without JavaScript.
 */
export function BelowFirstScreen({ delayed, children }: BelowFirstScreenProps) {
  const [isShown, setShown] = useState(!delayed)
  useEffect(() => {
    if (!isShown) afterPaint(() => startTransition(() => setShown(true)))
  }, [isShown])
  return isShown ? children : <EmptyScreen />
}

const EmptyScreen = styled.div`
  height: 100vh;
`
