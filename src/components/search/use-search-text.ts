import { navigate } from "gatsby"
import { useEffect, useRef, useState } from "react"
import { queryOf } from "./paste-message"
import { searchAddress } from "./search-address"

/** Milliseconds without a key press after which a form that searches while the reader types shows results. */
const typingPause = 300

/**
 * The text of a field that opens the search page.
 * @param query the query of the page; when it changes, the field shows it
 * @param whileTyping whether typing is enough to search; all that is typed in a row is one entry of the history, which
 * `submit` completes
 * @returns `type` takes the text after a key press, `submit` opens the results immediately
 */
export function useSearchText(query: string, whileTyping: boolean) {
  const [text, setText] = useState(query)
  const timer = useRef(0)
  /** The query that was opened last because of typing: its field keeps the text as it was typed. */
  const typed = useRef<string>()
  useEffect(() => {
    if (query !== typed.current) setText(query)
    return () => clearTimeout(timer.current)
  }, [query])

  const open = async (written: string, isTyped: boolean) => {
    clearTimeout(timer.current)
    const next = await queryOf(written.trim())
    if (isTyped && next === query) return
    navigate(searchAddress({ query: next }), { replace: query === typed.current })
    typed.current = isTyped ? next : undefined
  }
  const type = (written: string) => {
    setText(written)
    clearTimeout(timer.current)
    if (whileTyping) timer.current = window.setTimeout(() => void open(written, true), typingPause)
  }
  return { text, type, submit: () => open(text, false) }
}
