import { createElement, forwardRef, useMemo, type ComponentPropsWithoutRef } from "react"
import { trustedHtml } from "../../browser/trusted-types"

interface BuiltHtmlProps extends Omit<
  ComponentPropsWithoutRef<"div">,
  "dangerouslySetInnerHTML" | "children"
> {
  /** HTML that the build has sanitised. */
  html: string
  /** The element that contains it. */
  as?: "div" | "code"
}

/** A block of HTML from the build. It is set again only if the HTML changes. */
export const BuiltHtml = forwardRef<HTMLElement, BuiltHtmlProps>(function BuiltHtml(
  { html, as = "div", ...attributes },
  ref,
) {
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html])
  return createElement(as, { ...attributes, ref, dangerouslySetInnerHTML: content })
})
