import { withPrefix } from "gatsby"
import type { MouseEvent } from "react"
import { isPlainClick } from "../../browser/plain-click"
import { isOverlayEntry } from "../../navigation/history-entry"
import { storePreferredVersion } from "../../browser/preferred-version"
import { usePreferredVersion } from "../../hooks/use-preferred-version"
import { localeLinks, type ShellData, versionLinks } from "../../shared/shell"
import { site } from "../../site.config"
import { Link } from "../ui/link"
import { MenuButton } from "../ui/menu-button"

interface AlternatesProps {
  shell: ShellData
  path: string
}

/** The dropdowns for the page's other versions and languages; each is there only when there is a choice. */
export function Alternates({ shell, path }: AlternatesProps) {
  const preferred = usePreferredVersion(site.versions)
  const locales = localeLinks(path, site)
  const versions = versionLinks(path, site, shell.editions, preferred)
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
              {/* another language is another site: a full load */}
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

/** Puts the page of a link that the browser follows by itself in the place of the open menu's entry of the history. */
function leaveOverlay(event: MouseEvent<HTMLAnchorElement>) {
  if (!isOverlayEntry() || !isPlainClick(event)) return
  event.preventDefault()
  window.location.replace(event.currentTarget.href)
}
