import { withPrefix } from "gatsby"
import { type MouseEvent, useEffect, useSyncExternalStore } from "react"
import { isPlainClick } from "../../browser/plain-click"
import { isOverlayEntry } from "../../navigation/history-entry"
import {
  forgetUnknownVersion,
  onPreferredVersion,
  readPreferredVersion,
  storePreferredVersion,
} from "../../browser/preferred-version"
import { localeLinks, type FrameData, versionLinks } from "../../shared/frame"
import { site } from "../../browser/site"
import { Link } from "../ui/link"
import { MenuButton } from "../ui/menu-button"

interface AlternatesProps {
  frame: FrameData
  path: string
}

/** The dropdowns for the page's versions and languages; each is only rendered if there is more than one. */
export function Alternates({ frame, path }: AlternatesProps) {
  const preferred = useSyncExternalStore(
    onPreferredVersion,
    () => readPreferredVersion(site.versions),
    () => undefined,
  )
  useEffect(() => forgetUnknownVersion(site.versions), [])
  const locales = localeLinks(path, site)
  const versions = versionLinks(path, site, frame.docPage?.editions, preferred)
  return (
    <>
      {versions.length > 1 && (
        <MenuButton label={(versions.find(({ current }) => current) ?? versions[0])?.label}>
          {versions.map(({ key, label, href, current }) => (
            <li key={key}>
              <Link
                to={href}
                className={current ? "dropdown__link--active" : undefined}
                aria-current={current ? "true" : undefined}
                onClick={() => storePreferredVersion(key)}
              >
                {label}
              </Link>
            </li>
          ))}
        </MenuButton>
      )}
      {locales.length > 1 && (
        <MenuButton label={locales.find(({ current }) => current)?.label}>
          {locales.map(({ key, label, href, current }) => (
            <li key={key}>
              {/* another language needs a full page load */}
              <a
                href={withPrefix(href)}
                lang={key}
                hrefLang={key}
                className={current ? "dropdown__link--active" : undefined}
                aria-current={current ? "true" : undefined}
                onClick={leaveOverlay}
              >
                {label}
              </a>
            </li>
          ))}
        </MenuButton>
      )}
    </>
  )
}

/** For links with a full page load: replaces the history entry of an open menu by the new page. */
function leaveOverlay(event: MouseEvent<HTMLAnchorElement>) {
  if (!isOverlayEntry() || !isPlainClick(event)) return
  event.preventDefault()
  window.location.replace(event.currentTarget.href)
}
