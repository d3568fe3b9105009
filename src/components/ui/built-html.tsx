import { useMemo } from "react"
import { trustedHtml } from "../../browser/trusted-types"

interface BuiltHtmlProps {
  /** HTML that the build made and sanitised. */
  html: string
  className?: string
}

/** A block of HTML from the build. It is written to the page once, and again only when the HTML is another. */
export function BuiltHtml({ html, className }: BuiltHtmlProps) {
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html])
  return <div className={className} dangerouslySetInnerHTML={content} />
}
