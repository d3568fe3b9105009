import { useEffect, useId, useRef, useState } from "react"
import { focusElement } from "../../browser/focus"
import { site } from "../../browser/site"
import { ExternalLink } from "../ui/external-link"
import { issueUrl } from "./issue-url"

interface FeedbackProps {
  title: string
  /** Path of the page. */
  path: string
  /** Absolute address of the page, for the issue's text. */
  url: string
}

type Analytics = (command: "event", name: string, values: Record<string, string>) => void

/** Asks whether the page helped. The answer is sent to analytics if enabled; details can be given in an issue. */
export function Feedback({ title, path, url }: FeedbackProps) {
  const id = useId()
  const [isAnswered, setAnswered] = useState(false)
  const thanks = useRef<HTMLDivElement>(null)
  const issue = issueUrl(site.editBase, { title, address: url })

  const answer = (helpful: "yes" | "no") => {
    const { gtag } = window as { gtag?: Analytics }
    // a heading "gtag" of the page is `window.gtag`, too
    if (typeof gtag === "function") gtag("event", "page_feedback", { helpful, page_path: path })
    setAnswered(true)
  }

  // The button that had the focus has been removed.
  useEffect(() => {
    if (isAnswered && thanks.current) focusElement(thanks.current)
  }, [isAnswered])

  if (isAnswered) {
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
