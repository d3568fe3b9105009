import { isPlainClick } from "./plain-click"

/**
 * Calls back with each link into the page shown that the reader follows, before the browser goes where it leads.
 * Returns a function that ends it.
 */
export function listenToSamePageLinks(onLink: (link: HTMLAnchorElement) => void): () => void {
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event) || !(event.target instanceof Element)) return
    const link = event.target.closest<HTMLAnchorElement>("a[href]")
    const { origin, pathname } = window.location
    if (link && link.origin === origin && link.pathname === pathname) onLink(link)
  }
  // ahead of the router: when it has heard of the click, the address may have changed already
  document.addEventListener("click", onClick, { capture: true })
  return () => document.removeEventListener("click", onClick, { capture: true })
}
