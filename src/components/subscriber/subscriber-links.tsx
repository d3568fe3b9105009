import { type ComponentType, useEffect, useState } from "react"
import { showLoading } from "../../browser/code-loading"
import { linkAddress } from "../../browser/link-address"
import { isPlainClick } from "../../browser/plain-click"
import { subscriberRepository } from "../../shared/subscriber-links"
import { site } from "../../browser/site"
import { skipsWarning } from "./saved-warning"
import type { SubscriberDialogProps, SubscriberLink } from "./subscriber-dialog"

/**
 * Shows a warning when the reader follows a link to a private repository anywhere on the page. Use the page's path as `key`,
 * so that navigation closes the warning.
 */
export function SubscriberLinks() {
  const [Dialog, setDialog] = useState<ComponentType<SubscriberDialogProps>>()
  const [pending, setPending] = useState<SubscriberLink>()

  useEffect(() => {
    if (pending) return // only the dialog's own link can be clicked now
    let listening = true
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event)
      const href = link && linkAddress(link)?.href
      const repository = href && subscriberRepository(href, site.privateRepositories)
      if (!listening || !repository || skipsWarning(repository.audience)) return
      event.preventDefault()
      link.focus({ preventScroll: true }) // not every browser focuses a clicked link, and the dialog returns the focus to it
      showLoading(import("./subscriber-dialog")).then(
        ({ SubscriberDialog }) => {
          if (!listening) return
          setDialog(() => SubscriberDialog)
          setPending({ ...repository, href })
        },
        () => {
          if (!listening) return
          // without the dialog, follow the link
          listening = false
          link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))
          listening = true
        },
      )
    }
    document.addEventListener("click", onClick)
    return () => {
      listening = false
      document.removeEventListener("click", onClick)
    }
  }, [pending])

  return Dialog && <Dialog link={pending} onClose={() => setPending(undefined)} />
}

/** The link of a plain click. It can be in a drawing. */
function linkOf(event: MouseEvent): HTMLAnchorElement | SVGAElement | undefined {
  if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return undefined
  return event.target.closest<HTMLAnchorElement | SVGAElement>("a[href], area[href]") ?? undefined
}
