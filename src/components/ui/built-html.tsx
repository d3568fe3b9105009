import { useMemo, type ComponentPropsWithoutRef } from "react"
import { trustedHtml } from "../../browser/trusted-types"

interface BuiltHtmlProps extends Omit<
  ComponentPropsWithoutRef<"div">,
  "dangerouslySetInnerHTML" | "children"
> {
  /** HTML that the build made and sanitised. */
  html: string
}

/** A block of HTML from the build. It is written to the page once, and again only when the HTML is another. */
export function BuiltHtml({ html, ...attributes }: BuiltHtmlProps) {
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html])
  return <div {...attributes} dangerouslySetInnerHTML={content} />
}
