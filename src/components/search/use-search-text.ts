import { navigate } from "gatsby"
import { useEffect, useState } from "react"
import { limitQuery } from "./limit-query"
import { queryOf } from "./paste-message"
import { searchAddress } from "./search-address"

/** Milliseconds without a key press after which a form that searches while the reader types shows results. */
const typingPause = 300

/**
 * The text of a field that opens the search page.
 * @param query the query of the page; when it changes, the field shows it
 * @param whileTyping whether typing is enough to search
 * @returns `type` takes the text after a key press, `submit` opens the results immediately
 */
export function useSearchText(query: string, whileTyping: boolean) {
  const [text, setText] = useState(query)
  const [shownQuery, setShownQuery] = useState(query)
  /** Text that was typed and not searched for yet. */
  const [pending, setPending] = useState<string>()
  /** The last query that was searched for while the reader typed; the field keeps the text as it was typed. */
  const [typedQuery, setTypedQuery] = useState<string>()
  if (query !== shownQuery) {
    setShownQuery(query)
    if (query !== typedQuery) {
      setText(query)
      setPending(undefined)
      setTypedQuery(undefined)
    }
  }

  useEffect(() => {
    if (pending === undefined) return
    const search = async () => {
      setPending(undefined)
      const next = await shortQuery(pending)
      if (next === query) return
      setTypedQuery(next)
      // One history entry for everything that is typed in a row
      openResults(next, { replace: query === typedQuery })
    }
    const timer = setTimeout(() => void search(), typingPause)
    return () => clearTimeout(timer)
  }, [pending, query, typedQuery])

  const type = (typed: string) => {
    setText(typed)
    if (whileTyping) setPending(typed)
  }
  const submit = async () => {
    setPending(undefined)
    const next = await shortQuery(text)
    openResults(next, { replace: next === typedQuery })
  }
  return { text, type, submit }
}

/** The query that the address of the results has for a text. */
async function shortQuery(text: string): Promise<string> {
  return limitQuery(await queryOf(text.trim()))
}

function openResults(query: string, options: { replace: boolean }) {
  void navigate(searchAddress({ query }), options)
}
