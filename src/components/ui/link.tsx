import { withPrefix } from "gatsby"
import { type AnchorHTMLAttributes, type MouseEvent, useEffect, useRef } from "react"
import { isPlainClick } from "../../browser/plain-click"
import { openPath } from "../../navigation/open-path"
import { prefetchInView, prefetchPointed } from "../../navigation/prefetch"

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "onMouseEnter"> {
  /** A final path of this site, without the path prefix; it may have a query and a fragment. */
  to: string
}

/**
 * A link to a page of this site, with prefetching in view and on hover and client-side navigation. It replaces Gatsby's own
 * link, which is six components deep, all of which render again on every navigation.
 */
export function Link({ to, onClick, ...props }: LinkProps) {
  const anchor = useRef<HTMLAnchorElement>(null)
  const href = withPrefix(to)
  useEffect(() => (anchor.current ? prefetchInView(anchor.current) : undefined), [href])

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || props.target || !isPlainClick(event)) return
    event.preventDefault()
    openPath(to)
  }
  return (
    <a
      ref={anchor}
      href={href}
      onClick={follow}
      onMouseEnter={({ currentTarget }) => prefetchPointed(currentTarget)}
      {...props}
    />
  )
}
