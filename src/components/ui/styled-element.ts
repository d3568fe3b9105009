import { createElement, type ElementType, forwardRef } from "react"

/**
 * An element or component with an additional class. The build replaces calls of `styled` by this function and extracts the
 * styles into the style sheet. A `className` prop is kept.
 */
export function styledElement(type: ElementType, className: string) {
  return forwardRef<unknown, { className?: string }>(function Styled(props, ref) {
    const classes = props.className ? `${className} ${props.className}` : className
    return createElement(type, { ...props, ref, className: classes })
  })
}
