import { navigate } from "gatsby"
import { useEffect, useRef, useState } from "react"
import { isPlainClick } from "../../../browser/plain-click"
import { queryOf } from "../query/paste-message"
import { type SearchAddress, searchAddress } from "../query/search-address"

/** Milliseconds without a key press after which a form that searches while the reader types shows results. */
const typingPause = 300

/** The query of a page, and its filters if it has some. */
export type SearchedAddress = Pick<SearchAddress, "query"> & Partial<SearchAddress>

/**
 * The text of a field that opens the search page. What the reader has typed stays, unless the reader follows a link, or goes
 * back or forward.
 * @param address the query of the page, which the field shows when it changes, and its filters, which a search keeps
 * @param whileTyping whether typing is enough to search; all that is typed in a row is one entry of the history, which
 * `submit` completes
 * @returns `type` takes the text after a key press, `submit` opens the results immediately
 */
export function useSearchText(address: SearchedAddress, whileTyping: boolean) {
  const { query } = address
  const [text, setText] = useState(query)
  const timer = useRef(0)
  /** The address when the search opens: the reader may have chosen a filter since the key press. */
  const latest = useRef(address)
  /** Whether the reader has typed a text that has not been searched. */
  const isTyping = useRef(false)
  /** The last search; replaced when it is no longer wanted. */
  const last = useRef({ query })
  /** The queries that were opened because of typing in a row: for them, the field keeps the text as it was typed. */
  const typed = useRef(new Set<string>())

  useEffect(() => void (latest.current = address))
  useEffect(() => {
    if (typed.current.has(query)) return // the reader may have typed more meanwhile
    typed.current.clear()
    last.current = { query }
    if (!isTyping.current) setText(query)
  }, [query])
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const drop = () => {
      clearTimeout(timer.current)
      isTyping.current = false
      typed.current.clear()
      last.current = { ...last.current }
    }
    const onClick = (event: MouseEvent) => {
      if (isPlainClick(event) && event.target instanceof Element && event.target.closest("a[href]")) drop()
    }
    window.addEventListener("popstate", drop, { signal })
    document.addEventListener("click", onClick, { capture: true, signal })
    return () => {
      drop()
      listening.abort()
    }
  }, [])

  const open = async (written: string, isTyped: boolean) => {
    clearTimeout(timer.current)
    isTyping.current = false
    const before = last.current
    const next = await queryOf(written.trim())
    // The reader may have followed a link while code was loading.
    if (last.current !== before || (isTyped && next === before.query)) return
    last.current = { query: next }
    navigate(searchAddress({ ...latest.current, query: next }), { replace: typed.current.size > 0 })
    if (isTyped) typed.current.add(next)
    else typed.current.clear()
  }
  const type = (written: string) => {
    setText(written)
    isTyping.current = true
    clearTimeout(timer.current)
    if (whileTyping) timer.current = window.setTimeout(() => void open(written, true), typingPause)
  }
  return { text, type, submit: () => open(text, false) }
}
