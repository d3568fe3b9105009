import { createElement, forwardRef, useMemo, type ComponentPropsWithoutRef } from "react"
import { trustedHtml } from "../../browser/trusted-types"

interface BuiltHtmlProps extends Omit<
  ComponentPropsWithoutRef<"div">,
  "dangerouslySetInnerHTML" | "children"
> {
  /** HTML that the build made and sanitised. */
  html: string
  /** The element that holds it. */
  as?: "div" | "code"
}

/** A block of HTML from the build. It is written to the page once, and again only when the HTML is another. */
export const BuiltHtml = forwardRef<HTMLElement, BuiltHtmlProps>(function BuiltHtml(
  { html, as = "div", ...attributes },
  ref,
) {
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html])
  return createElement(as, { ...attributes, ref, dangerouslySetInnerHTML: content })
})
