import { createElement, type ElementType, forwardRef } from "react"

/**
 * An element or component with a class of its own: what the build makes of `styled`, whose styles are in the stylesheet
 * by then. A class that is passed in is kept.
 */
export function styledElement(type: ElementType, className: string) {
  return forwardRef<unknown, { className?: string }>(function Styled(props, ref) {
    const classes = props.className ? `${className} ${props.className}` : className
    return createElement(type, { ...props, ref, className: classes })
  })
}
