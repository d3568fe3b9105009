import { createContext, startTransition, useContext, useEffect, useState } from "react"
import { afterPaint } from "../browser/after-paint"

/** Whether the first paint of a page leaves out the parts below the first screen, which take most of the time. */
export const FirstScreenFirst = createContext(false)

/**
 * Whether the parts of a page below its first screen are to be rendered. Later changes of the context do not count. The server
 * and hydration render them at once, so that the page is complete without JavaScript.
 */
export function useWholePage(): boolean {
  const isDelayed = useContext(FirstScreenFirst)
  const [isWhole, setWhole] = useState(!isDelayed)
  useEffect(() => {
    if (!isWhole) afterPaint(() => startTransition(() => setWhole(true)))
  }, [isWhole])
  return isWhole
}
