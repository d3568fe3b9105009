import styled from "@emotion/styled"
import { type CSSProperties, useEffect } from "react"
import { focusMain } from "../../browser/focus"
import { readStorage, writeStorage } from "../../browser/storage"
import type { Announcement } from "../../shared/frame"
import { storageKeys } from "../../shared/storage-keys"
import { announcementDismissedAttribute } from "../../theme/attributes"
import { BuiltHtml } from "../ui/built-html"
import { CloseIcon } from "../ui/icons"
import { useTextLinks } from "../links/use-text-links"
import { isKnownAnnouncement } from "./announcement-state"

/**
 * The message above the header. It is always rendered; for readers who closed it, an attribute of `html` that is set
 * before the first paint hides it.
 */
export function AnnouncementBar({ barId, html, closeable, backgroundColor, textColor }: Announcement) {
  useEffect(() => {
    const isKnown = isKnownAnnouncement(readStorage(storageKeys.announcementId), barId)
    if (!isKnown) writeStorage(storageKeys.announcementDismissed, "false")
    writeStorage(storageKeys.announcementId, barId)
    const dismissed = closeable && readStorage(storageKeys.announcementDismissed) === "true"
    document.documentElement.toggleAttribute(announcementDismissedAttribute, dismissed)
  }, [barId, closeable])

  const links = useTextLinks(html)
  const close = () => {
    writeStorage(storageKeys.announcementDismissed, "true")
    document.documentElement.setAttribute(announcementDismissedAttribute, "true")
    focusMain()
  }
  const colors: CSSProperties & Record<`--${string}`, string | null | undefined> = {
    "--announcement-background": backgroundColor,
    "--announcement-text": textColor,
  }

  return (
    <Bar
      role="region"
      aria-label="Announcement"
      className="theme-announcement-bar"
      style={colors}
      data-screen-only
    >
      <BuiltHtml {...links} html={html} />
      {closeable && (
        <button type="button" aria-label="Close announcement" onClick={close} data-script-only>
          <CloseIcon />
        </button>
      )}
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 44px;
  padding-inline: var(--gutter);
  border-bottom: 1px solid var(--color-rule);
  color: var(--announcement-text, var(--color-text));
  background: var(--announcement-background, var(--color-accent-soft));
  font-size: var(--text-sm);
  line-height: 1.4;
  text-align: center;
  & > div {
    flex: 1;
    padding-block: var(--space-2);
  }
  & a {
    color: var(--announcement-text, var(--color-accent));
    font-weight: 600;
  }
  & > button {
    display: grid;
    flex: none;
    place-items: center;
    width: 44px;
    height: 44px;
    margin-inline-end: calc(-1 * var(--space-3));
  }
  & :focus-visible {
    outline-color: currentColor;
    outline-offset: -4px;
  }
  @media (width < 40em) {
    font-size: var(--text-xs);
    text-wrap: balance;
  }
  html[data-announcement-bar-initially-dismissed] & {
    display: none;
  }
`
