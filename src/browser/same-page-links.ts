import { isPlainClick } from "./plain-click"

/**
 * Calls `onLink` when the reader follows a link within the current page, before the browser scrolls.
 * @param signal removes the listener
 */
export function listenToSamePageLinks(onLink: (link: HTMLAnchorElement) => void, signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event) || !(event.target instanceof Element)) return
    const link = event.target.closest<HTMLAnchorElement>("a[href]")
    const { origin, pathname } = window.location
    if (link && link.origin === origin && link.pathname === pathname) onLink(link)
  }
  // in the capture phase: before the router, which may change the address
  document.addEventListener("click", onClick, { capture: true, signal })
}
