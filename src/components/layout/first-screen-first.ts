import { createContext } from "react"

/** Whether the first paint of a page leaves out the parts below the first screen, which take most of the time. */
export const FirstScreenFirst = createContext(false)
