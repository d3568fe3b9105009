import { useEffect, useId, useRef, useState } from "react"
import { focusElement } from "../../browser/focus"
import { site } from "../../browser/site"
import { canonicalAddress } from "../../navigation/history-entry"
import { ExternalLink } from "../ui/external-link"
import { issueUrl } from "./issue-url"

interface FeedbackProps {
  title: string
  /** Path of the page. */
  path: string
}

type Analytics = (command: "event", name: string, values: Record<string, string>) => void

/** Asks whether the page helped. The answer is sent to analytics if enabled; details can be given in an issue. */
export function Feedback({ title, path }: FeedbackProps) {
  const id = useId()
  /** Set by an answer; `issue` is the address of a new issue about the page, if its source is on GitHub. */
  const [answered, setAnswered] = useState<{ issue: string | undefined }>()
  const thanks = useRef<HTMLDivElement>(null)

  const answer = (helpful: "yes" | "no") => {
    const { gtag } = window as { gtag?: Analytics }
    // a heading "gtag" of the page is `window.gtag`, too
    if (typeof gtag === "function") gtag("event", "page_feedback", { helpful, page_path: path })
    const address = canonicalAddress() ?? window.location.href
    setAnswered({ issue: issueUrl(site.editBase, { title, address }) })
  }

  // The button that had the focus has been removed.
  useEffect(() => {
    if (answered && thanks.current) focusElement(thanks.current)
  }, [answered])

  if (answered) {
    const { issue } = answered
    return (
      <div ref={thanks} role="status" data-screen-only>
        Thank you.
        {issue && <ExternalLink href={issue}>Tell us more in an issue</ExternalLink>}
      </div>
    )
  }
  return (
    <div role="group" aria-labelledby={id} data-feedback>
      <span id={id}>Was this page helpful?</span>
      <button type="button" onClick={() => answer("yes")}>
        Yes
      </button>
      <button type="button" onClick={() => answer("no")}>
        No
      </button>
    </div>
  )
}
