import { startTransition, useContext, useLayoutEffect, useState } from "react"
import { flushSync } from "react-dom"
import { afterPaint } from "../../browser/after-paint"
import { listenToSamePageLinks } from "../../browser/same-page-links"
import { FirstScreenFirst } from "../layout/first-screen-first"

/**
 * Whether the parts of a page below its first screen are to be rendered. Later changes of the context do not count. The server
 * and hydration render them at once, so that the page is complete without JavaScript.
 */
export function useWholePage(): boolean {
  const isDelayed = useContext(FirstScreenFirst)
  const [isWhole, setWhole] = useState(!isDelayed)
  // A layout effect, because the reader can follow a link between the first paint and an effect.
  useLayoutEffect(() => {
    if (isWhole) return
    afterPaint(() => startTransition(() => setWhole(true)))
    const listening = new AbortController()
    // The target of a link within the page may be among the parts that are not rendered yet.
    listenToSamePageLinks(() => flushSync(() => setWhole(true)), listening.signal)
    return () => listening.abort()
  }, [isWhole])
  return isWhole
}
